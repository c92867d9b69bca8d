import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Assembler, Consumer, Disassembler, Oracle } from '#runner/oracle/oracle'
import { suites } from '#runner/tools/suites'

/** Names of the suites whose tools are installed before the tests, oldest first. */
export const suiteNames: readonly string[] = suites.map(({ name }) => name)

async function opened(spec: string) {
  const tool = await openTool(spec, { openHarness })
  if (isProblem(tool)) throw new Error(`${tool.message} (${tool.hint})`)
  return tool
}

/**
 * A validator by its SPEC, ready to be asked.
 *
 * @throws when it cannot be had: a test that needs a real tool fails, it is never skipped.
 */
export async function oracle(spec: string): Promise<Oracle> {
  const tool = await opened(spec)
  if (tool.kind !== 'validator') throw new Error(`${spec} is no validator`)
  return tool
}

/** A disassembler by its SPEC; otherwise as {@link oracle}. */
export async function disassembler(spec: string): Promise<Disassembler> {
  const tool = await opened(spec)
  if (tool.kind !== 'disassembler') throw new Error(`${spec} is no disassembler`)
  return tool
}

/** An assembler by its SPEC; otherwise as {@link oracle}. */
export async function assembler(spec: string): Promise<Assembler> {
  const tool = await opened(spec)
  if (tool.kind !== 'assembler') throw new Error(`${spec} is no assembler`)
  return tool
}

/** A tool that takes modules, by its SPEC; otherwise as {@link oracle}. */
export async function consumer(spec: string): Promise<Consumer> {
  const tool = await opened(spec)
  if (tool.kind !== 'consumer') throw new Error(`${spec} takes no modules`)
  return tool
}
