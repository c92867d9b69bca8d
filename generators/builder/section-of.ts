import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '#spec/grammar/types'

/**
 * The sections of a module in the order of the core specification, "Logical Layout of a Module"; debug instructions
 * stand in three.
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

const byName: Readonly<Record<string, Section>> = {
  OpCapability: 'capability',
  OpConditionalCapabilityINTEL: 'capability',
  OpExtension: 'extension',
  OpConditionalExtensionINTEL: 'extension',
  OpExtInstImport: 'import',
  OpMemoryModel: 'memory-model',
  OpEntryPoint: 'entry-point',
  OpConditionalEntryPointINTEL: 'entry-point',
  OpGraphEntryPointARM: 'entry-point',
  OpExecutionMode: 'execution-mode',
  OpExecutionModeId: 'execution-mode',
  OpString: 'source',
  OpSource: 'source',
  OpSourceContinued: 'source',
  OpSourceExtension: 'source',
  OpName: 'name',
  OpMemberName: 'name',
  OpModuleProcessed: 'processed',
  OpAliasDomainDeclINTEL: 'declaration',
  OpAliasScopeDeclINTEL: 'declaration',
  OpAliasScopeListDeclINTEL: 'declaration',
  OpAsmTargetINTEL: 'declaration',
  OpAsmINTEL: 'declaration',
  OpGraphConstantARM: 'declaration',
}

function sectionOfRow(row: Instruction): Section | undefined {
  const own = byName[row.name]
  if (own !== undefined) return own
  if (row.class === 'Annotation') return 'annotation'
  return /^Op(Type|Constant|SpecConstant)/.test(row.name) ? 'declaration' : undefined
}

const byOpcode = new Map(instructions.map((row) => [row.opcode, sectionOfRow(row)]))

/**
 * The only section the instruction may stand in; `undefined` for what stands in functions or, like `OpVariable`,
 * `OpUndef`, `OpLine` and `OpExtInst`, in more than one place, and for unknown opcodes.
 */
export function sectionOf(opcode: number): Section | undefined {
  return byOpcode.get(opcode)
}
