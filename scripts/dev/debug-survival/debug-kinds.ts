/** The kinds of instructions of the set that the table counts, in the order of its columns. */
export const debugKinds = [
  ...(['types', 'functions', 'variables', 'DebugDeclare', 'DebugValue'] as const),
  ...(['DebugLine', 'DebugScope', 'DebugNoScope', 'others'] as const),
] as const

export type DebugKind = (typeof debugKinds)[number]

const functions: ReadonlySet<string> = new Set([
  ...['DebugFunction', 'DebugFunctionDeclaration', 'DebugFunctionDefinition', 'DebugEntryPoint'],
])

const variables: ReadonlySet<string> = new Set(['DebugLocalVariable', 'DebugGlobalVariable'])

const alone: ReadonlySet<string> = new Set(debugKinds.slice(3, -1))

/** The kind of an instruction of the set by its name; `others` where the imported version has no row for it. */
export function kindOf(name = ''): DebugKind {
  if (alone.has(name)) return name as DebugKind
  if (functions.has(name)) return 'functions'
  if (variables.has(name)) return 'variables'
  return name.startsWith('DebugType') ? 'types' : 'others'
}
