import StatusQuoCommand

await StatusQuoTool.main { MyResolver($0) }
