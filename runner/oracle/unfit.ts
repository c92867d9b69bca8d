import type { Verdict } from '#spec/verdict'
import { type Problem, problem } from '../problem.ts'
import { verdictText } from '../report/verdict-text.ts'
import type { Tool } from './oracle.ts'
import { type ProbeQuestion, probeQuestions } from './probe-questions.ts'

/** The tool's answer about a module, as a verdict. */
async function answer(tool: Tool, { text, module, environment }: ProbeQuestion): Promise<Verdict> {
  const output = async () => {
    if (tool.kind === 'disassembler') return tool.disassemble(module)
    if (tool.kind === 'assembler') return tool.assemble(text, environment)
    if (tool.kind === 'consumer') return (await tool.takeAll([{ module, environment }]))[0]
    return undefined
  }
  if (tool.kind === 'validator') return tool.judge(module, environment)
  const made = await output()
  if (made === undefined) return { kind: 'error', why: 'gave no answer' }
  return made.kind === 'output' ? { kind: 'valid' } : made
}

/** How near a refusal is to the tool: what it says itself of a module says more than that it was not given the module. */
const nearness = (verdict: Verdict): number =>
  ['unsupported', 'error'].includes(verdict.kind) ? Number(verdict.kind === 'error') : 2

/**
 * Why a tool cannot be asked about cases: it takes none of the simplest valid modules. Whatever it says of others then says
 * nothing of them.
 *
 * @param environments those that it will be asked for; some that ask for little when absent.
 * @returns a problem with code `no-tool` that quotes the answer that came closest; `undefined` where the tool is fit.
 */
export async function unfit(
  tool: Tool,
  environments?: readonly string[],
): Promise<Problem | undefined> {
  let nearest: Verdict | undefined
  for (const question of probeQuestions(environments)) {
    const verdict = await answer(tool, question)
    if (verdict.kind === 'valid') return undefined
    if (nearest === undefined || nearness(verdict) > nearness(nearest)) nearest = verdict
    // A tool that takes all the time there is for the smallest module is not asked about the others.
    if (verdict.kind === 'timeout') break
  }
  const verdict = nearest === undefined ? 'no environment to ask for' : verdictText(nearest)
  return problem(
    'no-tool',
    `${tool.name}: takes none of the simplest valid modules: ${verdict}`,
    `try it by hand: ${tool.command}`,
  )
}
