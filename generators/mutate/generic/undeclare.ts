import { opcodeOf } from '#spec/grammar/opcodes'
import { genericMutatorOf } from './generic-mutator-of.ts'

const opExtension = opcodeOf('OpExtension')
const opExtInstImport = opcodeOf('OpExtInstImport')
const opCapability = opcodeOf('OpCapability')
const variants = new Map([
  [opCapability, 'capability'],
  [opExtension, 'extension'],
  [opExtInstImport, 'instruction-set'],
])

export const mutator = genericMutatorOf(
  'undeclare',
  'a capability, an extension or an instruction set is not declared any more',
  function* ({ opcode }) {
    const variant = variants.get(opcode)
    if (variant !== undefined) yield [variant, () => ({ by: [] })]
  },
)
