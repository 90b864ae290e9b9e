import StatusQuoCommand

await StatusQuoTool.main(capabilities: known) { MyResolver($0) }
