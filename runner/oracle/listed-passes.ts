/**
 * Words in an option's description: it goes to the validator, steers others or prints, or does not promise a valid
 * module.
 */
const noPass =
  /forwards this option to the validator|does not guarantee legal|^(Takes|Sets?|Ensure|Print|Display|Will not|Validate)\b/i

/** Enough for whatever wants a number: a threshold, or how often a loop is unrolled. */
const number = 4

/** The options under one heading of the help. */
function options(name: string, choices: string | undefined, about: string): readonly string[] {
  if (noPass.test(about)) return []
  if (choices !== undefined) return choices.split('|').map((choice) => `${name}=${choice}`)
  return /\binteger\b/.test(about) ? [`${name}=${number}`] : [name]
}

/**
 * The passes that `spirv-opt --help` lists, each as the one word that asks for it, in the order of the help. Passes
 * that need information about the module at hand are left out.
 */
export function listedPasses(help: string): readonly string[] {
  const listed: string[] = []
  const sections = help.split(/^ {2}(?=-)/m).slice(1)
  for (const section of sections) {
    const [, name = '', choices, about = ''] =
      /^(--?[A-Za-z][\w-]*)(?:\[=<\w+>\]|=\[([\w|]+)\])?\s*\n\s*(.*)$/s.exec(section) ?? []
    if (name !== '') listed.push(...options(name, choices, about.replaceAll(/\s+/g, ' ')))
  }
  return listed
}
