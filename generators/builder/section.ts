/**
 * The sections of a module in the order of the core specification, "Logical Layout of a Module"; debug instructions
 * stand in three.
 */
export const sections = [
  'capability',
  'extension',
  'import',
  'memory-model',
  'entry-point',
  'execution-mode',
  'source',
  'name',
  'processed',
  'annotation',
  'declaration',
  'function-declaration',
  'function',
] as const

export type Section = (typeof sections)[number]
