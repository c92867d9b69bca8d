import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { decorating, decorationAt, eachApplied } from '../core/shared/decorations.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { type Models, modelNames, models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { isFloatType, isIntegerType, isPointerType, scalarWidth } from '../core/shared/types.ts'
import { declaresVariable, heldStructure, heldType, membersWith } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { modelsTouching } from '../shared/stages.ts'

const opcodes = ['OpVariable', 'OpUntypedVariableKHR']

function decoration(name: string): number {
  return enumerant('Decoration', name)
}

const [input, output] = [enumerant('StorageClass', 'Input'), enumerant('StorageClass', 'Output')]
const [fragment, vertex] = [models('Fragment'), models('Vertex')]
const packing = new Map([
  [decoration('GLSLShared'), 'GLSLShared'],
  [decoration('GLSLPacked'), 'GLSLPacked'],
])
const roundingMode = decoration('FPRoundingMode')
const roundings = enumerantSet('FPRoundingMode', 'RTE', 'RTZ')
const builtIn = decoration('BuiltIn')
const perVertex = decoration('PerVertexKHR')
const levels = enumerantSet('BuiltIn', 'TessLevelInner', 'TessLevelOuter')
const interpolations = ['Flat', 'NoPerspective', 'Sample', 'Centroid']
const invariant = decoration('Invariant')
const flat = decoration('Flat')

const holdsIntegers = containing(
  (type) => isIntegerType(type) || (isFloatType(type) && scalarWidth(type) === 64),
)

/** The first member of a structure with integers or 64-bit floats that is not Flat; -1 where there is none. */
function memberNotFlat(module: Module, structure: Instruction): number {
  const flatMembers = membersWith(module, structure, flat)
  return structure.operands.findIndex(
    ({ value }, member) =>
      !flatMembers.has(member) && holdsIntegers(module, module.definition(value)),
  )
}

/** The check that a variable in a storage class has no interpolation decoration in an execution model. */
function uninterpolated(rule: RuleId, storageClass: 'Input' | 'Output', model: Models): Check {
  return {
    rule,
    at: opcodes,
    having: [`StorageClass.${storageClass}`],
    among: interpolations.map((name) => `Decoration.${name}`),
    judge(variable, module, report) {
      const found = interpolations.find((name) => module.isDecorated(variable.result, name))
      if (found !== undefined && (modelsTouching(module)(variable) & model) !== 0)
        report(variable.word, `variable %${variable.result} in ${modelNames(model)} has ${found}`)
    },
  }
}

/** Whether a built-in variable is one of the levels of tessellation. */
function isTessLevel(module: Module, { result }: Instruction): boolean {
  return module
    .decorations(result)
    .some(
      ({ decoration: applied, operands }) =>
        applied === builtIn && levels.has(operands[0]?.value ?? -1),
    )
}

/** Decorations. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/no-shared-or-packed',
    at: decorating,
    having: ['Decoration.GLSLShared', 'Decoration.GLSLPacked'],
    judge(instruction, _, report) {
      const operand = decorationAt(instruction)
      const name = operand && packing.get(operand.value)
      if (operand !== undefined && name !== undefined) report(operand.word, `${name} is used`)
    },
  },
  {
    rule: 'Vulkan-environment/rounding-mode',
    at: ['OpDecorate', 'OpMemberDecorate'],
    having: ['Decoration.FPRoundingMode'],
    judge(instruction, _, report) {
      const operand = decorationAt(instruction)
      if (operand?.value !== roundingMode) return
      const mode = instruction.operands.at(-1)
      if (mode !== undefined && !roundings.has(mode.value))
        report(mode.word, `the rounding mode is ${mode.value}`)
    },
  },
  uninterpolated('Vulkan-environment/interpolation-fragment-output', 'Output', fragment),
  uninterpolated('Vulkan-environment/interpolation-vertex-input', 'Input', vertex),
  {
    rule: 'Vulkan-environment/integer-input-flat',
    at: opcodes,
    having: ['StorageClass.Input'],
    among: ['ExecutionModel.Fragment'],
    judge(variable, module, report) {
      if (module.isDecorated(variable.result, 'Flat')) return
      if (!holdsIntegers(module, heldType(module, variable))) return
      // Whether a structure with integers has integer type is open, so no structure is judged.
      if (heldStructure(module, variable) !== undefined) return
      if ((modelsTouching(module)(variable) & fragment) === 0) return
      report(
        variable.word,
        `variable %${variable.result} holds integers or 64-bit floats and is not Flat`,
      )
    },
  },
  {
    rule: 'Vulkan-environment/integer-members-flat',
    at: opcodes,
    having: ['StorageClass.Input'],
    among: ['ExecutionModel.Fragment'],
    judge(variable, module, report) {
      if (module.isDecorated(variable.result, 'Flat')) return
      const held = heldStructure(module, variable)
      if (held === undefined || (modelsTouching(module)(variable) & fragment) === 0) return
      const member = memberNotFlat(module, held)
      if (member >= 0)
        report(
          variable.word,
          `neither variable %${variable.result} nor member ${member} of %${held.result} with integers or 64-bit floats is Flat`,
        )
    },
  },
  {
    rule: 'Vulkan-environment/per-vertex-place',
    among: ['Decoration.PerVertexKHR'],
    judgeModule(module, report) {
      const seen = new Set<number>()
      eachApplied(module, ({ target: id, member, decoration: applied, word }) => {
        if (applied !== perVertex || member >= 0 || seen.has(id)) return
        seen.add(id)
        const target = module.definition(id)
        if (target === undefined || target.name === 'OpDecorationGroup') return
        if (declaresVariable(target)) {
          const others = modelsTouching(module)(target) & ~fragment
          if (target.valueAt(0) !== input)
            report(target.word, `variable %${id} is not in Input and has PerVertexKHR`)
          else if (others !== 0)
            report(target.word, `variable %${id} in ${modelNames(others)} has PerVertexKHR`)
        } else if (target.name !== 'OpFunctionParameter' || !isPointerType(module.typeOf(id)))
          report(word, `%${id} is ${target.name} and has PerVertexKHR`)
      })
    },
  },
  {
    rule: 'Vulkan-environment/per-vertex-array',
    at: opcodes,
    having: ['StorageClass.Input'],
    among: ['Decoration.PerVertexKHR'],
    judge(variable, module, report) {
      if (!module.isDecorated(variable.result, 'PerVertexKHR')) return
      if ((modelsTouching(module)(variable) & fragment) === 0) return
      const type = heldType(module, variable)
      if (type !== undefined && type.name !== 'OpTypeArray' && type.name !== 'OpTypeRuntimeArray')
        report(variable.word, `variable %${variable.result} with PerVertexKHR holds ${type.name}`)
    },
  },
  {
    rule: 'Vulkan-environment/invariant-storage-class',
    at: opcodes,
    among: ['Decoration.Invariant'],
    judge(variable, module, report) {
      const storage = variable.valueAt(0)
      if (storage === input || storage === output) return
      const structure = heldStructure(module, variable)
      const isInvariant =
        module.isDecorated(variable.result, 'Invariant') ||
        (structure !== undefined && membersWith(module, structure, invariant).size > 0)
      if (isInvariant) report(operandWord(variable, 0), `variable %${variable.result} is Invariant`)
    },
  },
  {
    rule: 'Vulkan-environment/tess-level-patch',
    at: opcodes,
    among: ['BuiltIn.TessLevelInner', 'BuiltIn.TessLevelOuter'],
    judge(variable, module, report) {
      if (isTessLevel(module, variable) && !module.isDecorated(variable.result, 'Patch'))
        report(variable.word, `variable %${variable.result} is not decorated with Patch`)
    },
  },
]
