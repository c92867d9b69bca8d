import { dirname, join, sep } from 'node:path'

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'\n]+)'/g

/** The folder of a text in a room; `undefined` of a file that belongs to no text. */
function textOf(file: string): string | undefined {
  const [, folder = ''] = file.split(sep)
  return /^(?:SPV|OpenCL|Vulkan|NonSemantic)[_.-]/.test(folder) ? folder : undefined
}

/**
 * The imports of a text's file from the folder of another text: what several texts use belongs in `shared` of their room.
 * Core is the ground of every text and may be imported by all.
 *
 * @param file relative to the root.
 */
export function foreignImports(file: string, source: string): readonly string[] {
  const text = textOf(file)
  if (text === undefined) return []
  return [...source.matchAll(imported)].flatMap(([, path = '']) => {
    const other = textOf(join(dirname(file), path))
    return other === undefined || other === text ? [] : [`${file}: ${path}`]
  })
}
