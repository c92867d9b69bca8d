import { enumerantByValue } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerantOwner } from '../core/shared/availability.ts'
import { enumerantSet } from '../core/shared/grammar.ts'
import { perModule } from '../core/shared/surveys.ts'
import { constituentType, isAnyArrayType, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import {
  allocatedType,
  isGlobalVariable,
  isUntypedPointerType,
  storageClass,
  variables,
} from '../shared/untyped-operands.ts'

/** An id of untyped pointer type with one of its decorations. */
interface DecoratedPointer {
  readonly definition: Instruction
  /** Value of the decoration. */
  readonly decoration: number
  /** Its extra operands. */
  readonly operands: readonly Operand[]
  /** Word at which the annotation names its target. */
  readonly word: number
}

const opFunction = opcodeOf('OpFunction')
const direct: readonly string[] = ['OpDecorate', 'OpDecorateId', 'OpDecorateString']

/** Ids of untyped pointer type that are decorated. A function is not one: its type is what it returns. */
function targetsOf(module: Module): ReadonlySet<number> {
  const targets = new Set<number>()
  const add = (id: number): void => {
    if (!isUntypedPointerType(module.typeOf(id))) return
    if (module.opcodeAt(module.definitionIndex(id)) !== opFunction) targets.add(id)
  }
  for (const name of direct)
    for (const { word } of module.all(name)) add(module.words[word + 1] ?? 0)
  for (const { operands } of module.all('OpGroupDecorate'))
    for (let index = 1; index < operands.length; index++) add(operands[index]?.value ?? 0)
  return targets
}

/** Every decoration of every id of untyped pointer type, groups resolved. */
const decoratedPointers = perModule((module): readonly DecoratedPointer[] => {
  if (module.all('OpTypeUntypedPointerKHR').length === 0) return []
  const found: DecoratedPointer[] = []
  for (const id of targetsOf(module)) {
    const definition = module.definition(id)
    if (definition === undefined) continue
    for (const { decoration, operands, instruction } of module.decorations(id))
      found.push({ definition, decoration, operands, word: instruction.operands[0]?.word ?? 0 })
  }
  return found
})

/**
 * The check that ids of untyped pointer type with one of the named decorations are what `fits` says. An `OpVariable`
 * of such a type is a fault of its own. `operands` are the decoration's extra operands.
 */
function decorationTarget(
  rule: RuleId,
  decorations: readonly string[],
  fits: (definition: Instruction, module: Module, operands: readonly Operand[]) => boolean,
): Check {
  const values = enumerantSet('Decoration', ...decorations)
  return {
    rule,
    among: decorations.map((name) => `Decoration.${name}`),
    judgeModule(module, report) {
      for (const { definition, decoration, operands, word } of decoratedPointers(module)) {
        if (!values.has(decoration) || definition.name === 'OpVariable') continue
        if (fits(definition, module, operands)) continue
        const name = enumerantByValue('Decoration', decoration)?.name
        report(word, `${name} decorates %${definition.result}, an ${definition.name}`)
      }
    },
  }
}

/** The third is one by SPV_EXT_descriptor_heap. */
const memoryObjectDeclarations: ReadonlySet<string> = new Set([
  'OpUntypedVariableKHR',
  'OpFunctionParameter',
  'OpBufferPointerEXT',
])

function pointerIn(module: Module, variable: Instruction): Instruction | undefined {
  const type = allocatedType(module, variable)
  return isAnyArrayType(type) ? constituentType(module, type, 0) : type
}

export const checks: readonly Check[] = [
  /** BuiltIn. A text that brings a built-in says itself what may be decorated with it. */
  decorationTarget(
    'SPV_KHR_untyped_pointers/built-in-targets-a-variable',
    ['BuiltIn'],
    ({ name }, _module, [builtIn]) =>
      name === 'OpUntypedVariableKHR' ||
      (builtIn !== undefined && enumerantOwner('BuiltIn', builtIn.value) !== undefined),
  ),
  /** Decoration, LinkageAttributes of the core specification, read with variables of both kinds. */
  decorationTarget(
    'SPV_KHR_untyped_pointers/linkage-attributes-target-a-function-or-global-variable',
    ['LinkageAttributes'],
    (definition, module) => isGlobalVariable(module, definition),
  ),
  /** Decoration: those that the core specification permits on memory object declarations only. */
  decorationTarget(
    'SPV_KHR_untyped_pointers/memory-object-decoration-targets-a-memory-object-declaration',
    [
      'Restrict',
      'Aliased',
      'RestrictPointer',
      'AliasedPointer',
      'Volatile',
      'Coherent',
      'NonWritable',
      'NonReadable',
      'NoPerspective',
      'Flat',
      'Patch',
      'Centroid',
      'Sample',
      'Stream',
      'Component',
      'XfbBuffer',
    ],
    ({ name }) => memoryObjectDeclarations.has(name),
  ),
  /** Decoration: those that the core specification permits on variables only, BuiltIn and LinkageAttributes apart. */
  decorationTarget(
    'SPV_KHR_untyped_pointers/variable-decoration-targets-a-variable',
    [
      'Invariant',
      'Location',
      'Index',
      'Binding',
      'DescriptorSet',
      'InputAttachmentIndex',
      'Constant',
    ],
    ({ name }) => name === 'OpUntypedVariableKHR',
  ),
  /** Universal Validation Rules, Physical Storage Buffer, as this revision words it. */
  {
    rule: 'SPV_KHR_untyped_pointers/variable-with-physical-pointers-is-aliased-or-restricted',
    at: variables,
    among: ['StorageClass.PhysicalStorageBuffer'],
    judge(instruction, module, report) {
      const pointer = pointerIn(module, instruction)
      if (storageClassOf(pointer) !== storageClass.PhysicalStorageBuffer) return
      if (instruction.name === 'OpVariable' && !isUntypedPointerType(pointer)) return
      const { result, word } = instruction
      const isAliased = module.isDecorated(result, 'AliasedPointer')
      if (isAliased === module.isDecorated(result, 'RestrictPointer'))
        report(
          word,
          `variable %${result} has ${isAliased ? 'both' : 'neither'} of AliasedPointer and RestrictPointer`,
        )
    },
  },
]
