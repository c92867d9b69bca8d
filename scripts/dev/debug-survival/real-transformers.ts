import type { Assembler, Consumer, Disassembler, Output, Question } from '#runner/oracle/oracle'
import type { DebugTransformer } from './debug-transformer.ts'

/** One pass of an optimiser, or none. */
function passOf(optimiser: Consumer, options: readonly string[]): DebugTransformer {
  return {
    name: options.join(' ') || 'no pass',
    takeAll: (questions) => optimiser.takeAll(questions.map((asked) => ({ ...asked, options }))),
  }
}

async function again(
  { module, environment }: Question,
  disassembler: Disassembler,
  assembler: Assembler,
): Promise<Output<Uint8Array>> {
  const text = await disassembler.disassemble(module)
  return text.kind === 'output' ? assembler.assemble(text.value, environment) : text
}

/** The programs of one suite. */
export interface Programs {
  readonly optimiser: Consumer
  readonly linker: Consumer
  readonly disassembler: Disassembler
  readonly assembler: Assembler
}

/** The one number with which a pass is measured that wants one; passes that may have one are measured without. */
const measured = '4'

/** Each pass once, whatever numbers it is listed with. */
function eachOnce(listed: readonly string[]): readonly string[] {
  const bare = new Set(listed.filter((pass) => !pass.includes('=')))
  return listed.filter((pass) => {
    const [name = '', value = ''] = pass.split('=')
    // A threshold steers another pass.
    if (name.endsWith('-threshold')) return false
    return !/^[\d.]+$/.test(value) || (value === measured && !bare.has(name))
  })
}

/**
 * No pass, each pass that spirv-opt lists, the linker on one module, and the assembler on the disassembler's output.
 */
export function realTransformers(programs: Programs): readonly DebugTransformer[] {
  const { optimiser, linker, disassembler, assembler } = programs
  const passes = eachOnce(optimiser.passes?.listed ?? []).map((pass) => passOf(optimiser, [pass]))
  return [
    passOf(optimiser, []),
    {
      name: 'spirv-as of spirv-dis',
      takeAll: (questions) =>
        Promise.all(questions.map((question) => again(question, disassembler, assembler))),
    },
    { name: 'spirv-link', takeAll: (questions) => linker.takeAll(questions) },
    ...passes,
  ]
}
