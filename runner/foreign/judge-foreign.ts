import type { Environment } from '#spec/environments'
import type { Text } from '#spec/rule'
import type { Verdict } from '#spec/verdict'
import type { Binary, Tool } from '../oracle/oracle.ts'
import { referenceOracle } from '../oracle/reference-oracle.ts'
import type { ForeignAnswer } from './foreign-answer.ts'
import { usedTexts } from './used-texts.ts'

/** A module without an expected verdict. */
export interface ForeignModule {
  readonly file: string
  readonly module: Binary
  readonly environment: Environment
}

/** The verdict of a tool on each module; a tool that transforms modules only accepts or rejects them. */
async function said(tool: Tool, modules: readonly ForeignModule[]): Promise<readonly Verdict[]> {
  if (tool.kind === 'validator') return tool.judgeAll(modules)
  if (tool.kind === 'consumer')
    return (await tool.takeAll(modules)).map((output) =>
      output.kind === 'output' ? { kind: 'valid' } : output,
    )
  return modules.map(() => ({ kind: 'unsupported', why: `${tool.kind}s judge nothing` }))
}

function disagrees(tool: Tool, reference: Verdict, verdict: Verdict): boolean {
  if (verdict.kind === 'crash' || verdict.kind === 'timeout')
    return tool.kind === 'validator' || reference.kind === 'valid'
  if (verdict.kind !== 'valid' && verdict.kind !== 'invalid') return false
  if (reference.kind === 'valid') return verdict.kind === 'invalid'
  return tool.kind === 'validator' && reference.kind === 'invalid' && verdict.kind === 'valid'
}

/** Judges modules by the reference, reports the broken rules, and runs the tools on the same modules. */
export async function judgeForeign(
  modules: readonly ForeignModule[],
  tools: readonly Tool[],
  texts: readonly Text[],
): Promise<readonly ForeignAnswer[]> {
  const reference = await (await referenceOracle()).judgeAll(modules)
  const others: (readonly Verdict[])[] = []
  for (const tool of tools) others.push(await said(tool, modules))
  return modules.map(({ file, module, environment }, at) => {
    const verdict = reference[at] ?? { kind: 'error', why: 'was not asked' }
    const blamed = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
    return {
      file,
      env: environment.name,
      verdict,
      texts: usedTexts(module, texts),
      misuses: texts
        .map(({ name }) => name)
        .filter((name) => name !== 'core' && blamed.some((rule) => rule.startsWith(`${name}/`))),
      tools: tools.map((tool, which) => {
        const its = others[which]?.[at] ?? { kind: 'error', why: 'was not asked' }
        return { tool: tool.name, verdict: its, disagrees: disagrees(tool, verdict, its) }
      }),
    }
  })
}
