/** A message without module-specific parts: ids, numbers, quoted names and names of instructions. Equal results indicate the same cause. */
export function plainMessage(message: string): string {
  return message
    .replaceAll(/'[^']*'/g, "'…'")
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/%\w+/g, '%…')
    .replaceAll(/\bOp[A-Z]\w*/g, 'Op…')
    .replaceAll(/\b(0x[0-9a-fA-F]+|\d+)\b/g, '…')
}
