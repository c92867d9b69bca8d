import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '#spec/grammar/types'

/**
 * The sections of a module in the order of the core specification, "Logical Layout of a Module"; debug instructions
 * are in three.
 */
export const sections = [
  'capability',
  'extension',
  'import',
  'memory-model',
  'entry-point',
  'execution-mode',
  'source',
  'name',
  'processed',
  'annotation',
  'declaration',
  'function-declaration',
  'function',
] as const

export type Section = (typeof sections)[number]

/** Instructions by their section, where class and name do not say it. */
const named: Readonly<Partial<Record<Section, string>>> = {
  capability: 'OpCapability OpConditionalCapabilityINTEL',
  extension: 'OpExtension OpConditionalExtensionINTEL',
  import: 'OpExtInstImport',
  'memory-model': 'OpMemoryModel',
  'entry-point': 'OpEntryPoint OpConditionalEntryPointINTEL OpGraphEntryPointARM',
  'execution-mode': 'OpExecutionMode OpExecutionModeId',
  source: 'OpString OpSource OpSourceContinued OpSourceExtension',
  name: 'OpName OpMemberName',
  processed: 'OpModuleProcessed',
  declaration:
    'OpAliasDomainDeclINTEL OpAliasScopeDeclINTEL OpAliasScopeListDeclINTEL OpAsmTargetINTEL OpAsmINTEL OpGraphConstantARM',
}

function sectionOfRow(row: Instruction): Section | undefined {
  const byName = sections.find((section) => named[section]?.split(' ').includes(row.name))
  if (byName !== undefined) return byName
  if (row.class === 'Annotation') return 'annotation'
  return /^Op(Type|Constant|SpecConstant)/.test(row.name) ? 'declaration' : undefined
}

const byOpcode = new Map(instructions.map((row) => [row.opcode, sectionOfRow(row)]))

/**
 * The only section the instruction may be in; `undefined` for instructions of functions, for those that may be in more
 * than one place, such as `OpVariable`, `OpUndef`, `OpLine` and `OpExtInst`, and for unknown opcodes.
 */
export function sectionOf(opcode: number): Section | undefined {
  return byOpcode.get(opcode)
}
