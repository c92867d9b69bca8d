import { type Environment, environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { assembleText } from '../corpus/assembly.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { verdictText } from '../report/verdict-text.ts'
import type { Tool } from './oracle.ts'
import { simplestModules } from './simplest-modules.ts'

/** Environments that ask for least, where nobody names others. */
const usual = ['spv1.0', 'spv1.6']

interface Question {
  readonly text: string
  readonly module: Uint32Array
  readonly environment: Environment
}

/** The modules are of the first version, which is valid in every environment. */
function questions(environments: readonly string[]): readonly Question[] {
  return simplestModules.flatMap((text) => {
    const module = assembleText(text, 'spv1.0', 'probe')
    if (isProblem(module)) throw new Error(module.message)
    return environments.flatMap((name) => {
      const environment = environmentByName(name)
      return environment === undefined ? [] : [{ text, module, environment }]
    })
  })
}

/** What the tool makes of a module, as a verdict. */
async function answer(tool: Tool, { text, module, environment }: Question): Promise<Verdict> {
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
  environments: readonly string[] = usual,
): Promise<Problem | undefined> {
  let nearest: Verdict | undefined
  for (const question of questions(environments)) {
    const verdict = await answer(tool, question)
    if (verdict.kind === 'valid') return undefined
    if (nearest === undefined || nearness(verdict) > nearness(nearest)) nearest = verdict
    // Who takes all the time there is for the smallest module is not asked for the others, too.
    if (verdict.kind === 'timeout') break
  }
  const said = nearest === undefined ? 'no environment to ask for' : verdictText(nearest)
  return problem(
    'no-tool',
    `${tool.name}: takes none of the simplest valid modules: ${said}`,
    `try it by hand: ${tool.command}`,
  )
}
