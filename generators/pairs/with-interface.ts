const version14 = 0x0001_0400

const functions = / = OpFunction /

/**
 * The variables that an entry point of these texts lists: those that their functions name, in that order. Before version
 * 1.4, they are in Input or Output.
 */
export function interfaceOf(texts: readonly string[], version: number): readonly string[] {
  const classes = new Map<string, string>()
  const inFunctions = new Set<string>()
  for (const text of texts) {
    let isDeclared = true
    for (const line of text.split('\n')) {
      isDeclared &&= !functions.test(line)
      const [, name, storage] =
        /^(%\w+) = Op(?:Untyped)?Variable(?:KHR)? \S+ (\w+)/.exec(line) ?? []
      if (isDeclared && name !== undefined && storage !== undefined) classes.set(name, storage)
      if (!isDeclared) inFunctions.add(line)
    }
  }
  const used = new Set([...inFunctions].flatMap((line) => line.match(/%\w+/g) ?? []))
  return [...used].filter((name) => {
    const storage = classes.get(name)
    if (storage === undefined || storage === 'Function') return false
    return version >= version14 || storage === 'Input' || storage === 'Output'
  })
}

/** The text with variables in the interface of its entry point, where it lists none. */
export function withInterface(text: string, variables: readonly string[]): string {
  if (variables.length === 0) return text
  return text.replace(/^OpEntryPoint \w+ %\w+ "[^"]*"$/m, (line) => [line, ...variables].join(' '))
}
