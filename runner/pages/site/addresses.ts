import { createHash } from 'node:crypto'

/**
 * A name as a part of a path: letters, digits, dots and hyphens. A name that has others, or would lead elsewhere, gets a
 * digest, so that different names never meet.
 */
export function pathPart(name: string): string {
  const plain = name.replaceAll(/[^\w.+-]+/g, '-')
  if (plain === name && /^\w/.test(name) && name.length < 150) return name
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${plain.replace(/^\W+/, '').slice(0, 80)}-${digest}`
}

/** Paths of pages below the site, with `/`. */
export const addresses = {
  front: 'index.html',
  causes: 'causes.html',
  /** The playground, whose files are in a folder of their own. */
  playground: 'playground/index.html',
  tool: (tool: string) => `tools/${pathPart(tool)}.html`,
  text: (text: string) => `texts/${pathPart(text)}.html`,
  cause: (tool: string, id: string) => `causes/${pathPart(tool)}/${pathPart(id)}.html`,
  /** Folder of the files of a kit. */
  kit: (tool: string, id: string) => `causes/${pathPart(tool)}/${pathPart(id)}`,
  rule: (rule: string) => `rules/${rule.split('/').map(pathPart).join('/')}.html`,
  badge: (label: string) => `badges/${pathPart(label.replaceAll(' ', '-'))}.svg`,
} as const

/** The way from a page to the root of the site: empty, or `../` for each folder. */
export function rootFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1)
}
