import StatusQuoCommand

await StatusQuo.main { MyResolver($0) }
