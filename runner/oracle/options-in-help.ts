/** The names of options that begin lines of a help, with their hyphens. */
export function optionsInHelp(help: string): ReadonlySet<string> {
  return new Set(help.match(/^ {2}--[\w-]+/gm)?.map((name) => name.trim()))
}
