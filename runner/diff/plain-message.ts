/** A message without what differs from module to module: ids, numbers and quoted names. Such messages have one cause. */
export function plainMessage(message: string): string {
  return message
    .replaceAll(/'[^']*'/g, "'…'")
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/%\w+/g, '%…')
    .replaceAll(/\b(0x[0-9a-fA-F]+|\d+)\b/g, '…')
}
