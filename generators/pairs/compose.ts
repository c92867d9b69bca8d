import { compute, type Pieces } from './pieces.ts'

const sections = [
  'capabilities',
  'extensions',
  'imports',
  'memoryModel',
  'entryPoints',
  'modes',
  'debug',
  'annotations',
  'declarations',
  'before',
  'main',
  'body',
  'end',
  'after',
] as const satisfies readonly (keyof Pieces)[]

/** The text of pieces, the compute shader's for those that are absent; `mark` is put before the declarations. */
export function compose(pieces: Pieces, mark: string): string {
  const all = { ...compute, ...pieces }
  return sections
    .flatMap((section) => {
      if (section === 'declarations') return [mark, all[section]]
      if (section === 'end' && all.main !== '') return [all[section], 'OpFunctionEnd']
      return [all[section]]
    })
    .filter((text) => text !== '')
    .join('\n')
    .concat('\n')
}
