import type { Installed } from '../tools/installed.ts'

/**
 * The version of a program that states none, as its package's version has it: the part that tells releases apart,
 * `1.4.357.0` of `2021.01.15+1.4.357.0-1`. Empty where no package is called as the program is.
 */
export function packageVersion(
  installed: Installed | undefined,
  suite: string,
  program: string,
): string {
  const { version = '' } =
    installed?.suites[suite]?.packages.find(({ name }) => name === program) ?? {}
  // The archive's own revision goes first: it may hold a plus sign, too.
  const upstream = version.replace(/-[^-]*$/, '')
  return upstream.slice(upstream.lastIndexOf('+') + 1)
}
