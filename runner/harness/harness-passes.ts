import { which } from 'zx/core'
import { consumerAdapter } from '../oracle/consumer-adapter.ts'
import { consumerRows } from '../oracle/consumer-rows.ts'
import { listedBy } from '../oracle/listed-by.ts'
import type { Consumer, Oracle } from '../oracle/oracle.ts'
import { listedValidatorOptions } from '../oracle/validator-options.ts'
import { readInstalled } from '../tools/installed.ts'
import { installedCommand } from '../tools/installed-command.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import type { Hello } from './hello.ts'
import { sanitize } from './named-harness.ts'

/** The words that start the program whose library a harness of ours is for; `undefined` where it is not there. */
async function programBeside(tool: string, first: string): Promise<readonly string[] | undefined> {
  const [name = '', suite] = first.split('@')
  if (name !== tool) return undefined
  if (suite !== undefined) {
    const directory = toolDirectory()
    return installedCommand(directory, readInstalled(directory), suite, tool)
  }
  const path = await which(tool, { nothrow: true })
  return path === null ? undefined : [path]
}

/**
 * The options of a harness that takes options with a question: those that the program of the same library lists, and
 * those that it promises to handle.
 *
 * @param command the harness, as a SPEC names it.
 */
export async function harnessPasses(
  { tool, options: takesOptions }: Hello,
  [first = '', ...rest]: readonly string[],
): Promise<Pick<Consumer, 'passes' | 'again'>> {
  const row = Object.hasOwn(consumerRows, tool) ? consumerRows[tool] : undefined
  if (row === undefined || !takesOptions) return {}
  const given = rest.filter((word) => word !== sanitize)
  const { again, shape } = consumerAdapter(row, given)
  const start = given.length > 0 ? undefined : await programBeside(tool, first)
  const { lists, unlisted } = row
  const listing = lists && { lists, ...(unlisted === undefined ? {} : { unlisted }) }
  const listed = start && listing ? await listedBy(start, listing) : []
  return { again, passes: { listed, command: (options) => `${tool} ${shape(options)}` } }
}

/** Whether what a harness makes with the options of its SPEC can be judged: the help of the program may not promise it. */
export function isJudged({ tool, makes }: Hello, [, ...given]: readonly string[]): boolean {
  const row = Object.hasOwn(consumerRows, tool) ? consumerRows[tool] : undefined
  return makes === 'module' && !given.some((option) => row?.unpromised?.has(option))
}

/**
 * The options that a harness of spirv-val takes with a question: those that the help of the program beside its library
 * lists; none where its SPEC names options.
 *
 * @param command the harness, as a SPEC names it.
 */
export async function harnessOptions(
  { tool, options: takesOptions }: Hello,
  [first = '', ...rest]: readonly string[],
): Promise<Pick<Oracle, 'options'>> {
  if (tool !== 'spirv-val' || !takesOptions) return {}
  const isGiven = rest.some((word) => word !== sanitize)
  const start = isGiven ? undefined : await programBeside(tool, first)
  const listed = start === undefined ? [] : await listedBy(start, { lists: listedValidatorOptions })
  const command = (options: readonly string[]) =>
    [tool, ...options, '--target-env {env} {file}'].join(' ')
  return { options: { listed, command } }
}
