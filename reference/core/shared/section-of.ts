import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'
import { instructionClass } from './instruction-class.ts'

/** The sections of 2.4 in their order; the debug section stands in its three parts. */
export const section = {
  capabilities: 1,
  extensions: 2,
  imports: 3,
  memoryModel: 4,
  entryPoints: 5,
  executionModes: 6,
  sources: 7,
  names: 8,
  processes: 9,
  annotations: 10,
  declarations: 11,
  functions: 12,
} as const

const byName: Readonly<Record<string, number>> = {
  OpCapability: section.capabilities,
  OpConditionalCapabilityINTEL: section.capabilities,
  OpExtension: section.extensions,
  OpConditionalExtensionINTEL: section.extensions,
  OpExtInstImport: section.imports,
  OpMemoryModel: section.memoryModel,
  OpEntryPoint: section.entryPoints,
  OpConditionalEntryPointINTEL: section.entryPoints,
  OpExecutionMode: section.executionModes,
  OpExecutionModeId: section.executionModes,
  OpString: section.sources,
  OpSource: section.sources,
  OpSourceExtension: section.sources,
  OpSourceContinued: section.sources,
  OpName: section.names,
  OpMemberName: section.names,
  OpModuleProcessed: section.processes,
  OpFunction: section.functions,
  OpFunctionParameter: section.functions,
  OpFunctionEnd: section.functions,
}

const byClass: Readonly<Record<string, number>> = {
  Annotation: section.annotations,
  'Type-Declaration': section.declarations,
  'Constant-Creation': section.declarations,
}

/** Constant instructions (2.2.1) of other classes: `OpConstantPipeStorage`. */
function isConstant(name: string): boolean {
  return name.startsWith('OpConstant') || name.startsWith('OpSpecConstant')
}

const sections: number[] = []
for (const { opcode, name } of instructions) {
  const number =
    byName[name] ??
    byClass[instructionClass({ opcode })] ??
    (isConstant(name) ? section.declarations : undefined)
  if (number !== undefined) sections[opcode] = number
}

/**
 * The section that an instruction belongs to. `undefined` for what stands in function bodies and for what stands there
 * as well as among the declarations (`OpVariable`, `OpUndef`, `OpLine`, non-semantic instructions).
 */
export function sectionOf({ opcode }: Pick<Instruction, 'opcode'>): number | undefined {
  return sections[opcode]
}
