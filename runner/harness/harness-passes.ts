import { which } from 'zx'
import { consumerAdapter } from '../oracle/consumer-adapter.ts'
import { consumerRows } from '../oracle/consumer-rows.ts'
import { listedBy } from '../oracle/listed-by.ts'
import type { Consumer } from '../oracle/oracle.ts'
import { readInstalled } from '../tools/installed.ts'
import { installedCommand } from '../tools/installed-command.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import type { Hello } from './hello.ts'

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
 * What a harness can be told to do, where it takes options with a question: what the program of the same library lists, and
 * what it promises to be done with.
 *
 * @param command the harness, as a SPEC names it.
 */
export async function harnessPasses(
  { tool, options: takesOptions }: Hello,
  [first = '', ...rest]: readonly string[],
): Promise<Pick<Consumer, 'passes' | 'again'>> {
  const row = Object.hasOwn(consumerRows, tool) ? consumerRows[tool] : undefined
  if (row === undefined || !takesOptions) return {}
  const given = rest.filter((word) => word !== '--sanitize')
  const { again, shape } = consumerAdapter(row, given)
  const start = given.length > 0 ? undefined : await programBeside(tool, first)
  const { lists } = row
  const listed = start === undefined || lists === undefined ? [] : await listedBy(start, lists)
  return { again, passes: { listed, command: (options) => `${tool} ${shape(options)}` } }
}
