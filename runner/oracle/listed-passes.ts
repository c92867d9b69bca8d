/**
 * Words in an option's description: it goes to the validator, steers others or prints, or does not promise a valid
 * module.
 */
const noPass =
  /forwards this option to the validator|does not guarantee legal|^(Sets?|Ensure|Print|Display|Will not|Validate)\b/i

/** Values for whatever wants a number: a threshold, or how often a loop is unrolled. */
const numbers = [1, 4, 100]

/** Values of an option that may have one, by how the help writes it; 0 lifts a limit. */
const optional: Readonly<Record<string, readonly string[]>> = {
  n: ['0', '1', '4'],
  threshold: ['0.1', '1.5'],
}

/** The parts of a heading of the help. */
interface Heading {
  readonly name: string
  /** The name of a value that may be left out. */
  readonly value: string | undefined
  readonly choices: string | undefined
}

/** The options under one heading of the help. */
function options({ name, value, choices }: Heading, about: string): readonly string[] {
  if (noPass.test(about)) return []
  if (choices !== undefined) return choices.split('|').map((choice) => `${name}=${choice}`)
  if (value !== undefined)
    return [name, ...(optional[value] ?? []).map((text) => `${name}=${text}`)]
  return /\binteger\b/.test(about) ? numbers.map((number) => `${name}=${number}`) : [name]
}

/**
 * The passes that `spirv-opt --help` lists, each as the one word that asks for it, in the order of the help. Passes
 * that need information about the module at hand are left out.
 */
export function listedPasses(help: string): readonly string[] {
  const listed: string[] = []
  const sections = help.split(/^ {2}(?=-)/m).slice(1)
  for (const section of sections) {
    const [, name = '', value, choices, about = ''] =
      /^(--?[A-Za-z][\w-]*)(?:\[=<(\w+)>\]|=\[([\w|]+)\])?\s*\n\s*(.*)$/s.exec(section) ?? []
    if (name !== '')
      listed.push(...options({ name, value, choices }, about.replaceAll(/\s+/g, ' ')))
  }
  return listed
}
