/**
 * The part of a message that does not depend on the module: numbers, ids, and quoted or bracketed text are left out.
 * Messages with the same template are one finding.
 */
export function messageTemplate(message: string): string {
  return message
    .replace(/^error: (line )?(\d+: )*/, '')
    .split(' | ')[0]
    ?.replaceAll(/'[^']*'|"[^"]*"|<id>/g, '#')
    .replaceAll(/%[\w.]+/g, '%')
    .replaceAll(/\[[^\]]*\]|\([^)]*\)/g, '')
    .replaceAll(/0x[0-9a-f]+|\b\d+\b/gi, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 160) as string
}
