import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../module.ts'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'
import type { Transformation } from './transformation.ts'

const debug: ReadonlySet<number> = new Set(
  [
    'OpSourceContinued',
    'OpSource',
    'OpSourceExtension',
    'OpName',
    'OpMemberName',
    'OpLine',
    'OpNoLine',
    'OpModuleProcessed',
  ].map(opcodeOf),
)
const opString = opcodeOf('OpString')

export const transformation: Transformation = {
  name: 'strip-debug',
  summary: 'debug instructions are gone, but for strings that something else uses',
  preserves: 'valid',
  apply(words) {
    const module = read(words)
    if (module === undefined) return undefined
    const rest = module.instructions.filter(({ opcode }) => !debug.has(opcode))
    const used = new Set<number>()
    for (const each of rest)
      if (each.opcode !== opString) for (const word of each.words) used.add(word)
    const keeps = ({ opcode, words: [result = 0] }: Instruction) =>
      opcode !== opString || used.has(result)
    const instructions = rest.filter(keeps)
    if (instructions.length === module.instructions.length) return undefined
    return encode({ ...module, instructions })
  },
}
