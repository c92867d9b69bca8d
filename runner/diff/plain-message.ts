/** A message without module-specific parts: ids, numbers and quoted names. Equal results indicate the same cause. */
export function plainMessage(message: string): string {
  return message
    .replaceAll(/'[^']*'/g, "'…'")
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/%\w+/g, '%…')
    .replaceAll(/\b(0x[0-9a-fA-F]+|\d+)\b/g, '…')
}
