import type { Circumstance } from '#spec/core/circumstance'
import { type Applied, eachApplied, eachDecorated } from '../core/shared/decorations.ts'
import { enumerant, enumerantSet, opcodeSet } from '../core/shared/grammar.ts'
import { models } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  componentType,
  innermostElement,
  isExtensionType,
  isFloatType,
  isMatrixType,
  isNumericalType,
  isStructType,
  isUntypedPointerType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import { globalVariables, heldType, listingOrUsing } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import type { Looks } from './looks.ts'

/** The instructions to which one of these decorations is applied anywhere in a module. */
function someApplied(
  module: Module,
  wanted: ReadonlySet<number>,
  isMet: (applied: Applied) => boolean = () => true,
): boolean {
  let found = false
  eachApplied(module, (applied) => {
    found ||= wanted.has(applied.decoration) && isMet(applied)
  })
  return found
}

const relaxed = enumerantSet('Decoration', 'RelaxedPrecision')
const ofMemory = enumerantSet('Decoration', 'Volatile', 'Coherent', 'NonWritable', 'NonReadable')
const ofArithmetic = enumerantSet('Decoration', 'NoContraction', 'FPFastMathMode')
const ofCapture = enumerantSet('Decoration', 'XfbBuffer', 'XfbStride')
const [xfbBuffer, xfbStride, stream] = ['XfbBuffer', 'XfbStride', 'Stream'].map((name) =>
  enumerant('Decoration', name),
)
const attribute = enumerantSet('Decoration', 'FuncParamAttr')
const structureReturn = enumerant('FunctionParameterAttribute', 'Sret')
const mesh = models('TaskEXT', 'MeshEXT', 'TaskNV', 'MeshNV')

/** The storage classes in which core says what objects with a decoration of memory are. */
const ofCore = enumerantSet(
  'StorageClass',
  ...['UniformConstant', 'StorageBuffer', 'Uniform', 'Input', 'Output', 'Workgroup'],
  ...['PushConstant', 'Private', 'Function'],
)

const hasValue = opcodeSet(['OpVariable', 'OpFunctionParameter', 'OpFunction', 'OpFunctionCall'])
const isExtended = opcodeSet(['OpExtInst', 'OpExtInstWithForwardRefsKHR'])

/**
 * A value loaded from a decorated image variable may be treated as decorated (2.14), so a load may have the decoration.
 */
const isLoad = opcodeSet(['OpLoad'])

function resultsInNumbers(module: Module, { resultType }: Instruction): boolean {
  const inner = innermostElement(module, module.definition(resultType))
  const column = isMatrixType(inner) ? module.definition(inner.valueAt(0) ?? 0) : inner
  return isNumericalType(componentType(module, column))
}

function isRelaxedWithoutNumbers(module: Module, { target, member }: Applied): boolean {
  const definition = member < 0 ? module.definition(target) : undefined
  if (definition === undefined || hasValue(definition) || isLoad(definition)) return false
  return !resultsInNumbers(module, definition)
}

/** Whether objects of one capture buffer have different values of its decorations. */
function isCapturedInPart(module: Module): boolean {
  const byObject = new Map<string, Map<number, number | undefined>>()
  eachApplied(module, ({ target, member, decoration, operands }) => {
    if (decoration !== xfbBuffer && decoration !== xfbStride && decoration !== stream) return
    const key = `${target}.${member}`
    const known = byObject.get(key) ?? new Map<number, number | undefined>()
    byObject.set(key, known.set(decoration, operands[0]?.value))
  })
  const shapes = new Map<number, string>()
  return [...byObject.values()].some((found) => {
    const buffer = found.get(xfbBuffer as number)
    if (buffer === undefined) return false
    const shape = `${found.has(xfbStride as number)} ${found.has(stream as number)}`
    const known = shapes.get(buffer) ?? shape
    shapes.set(buffer, known)
    return known !== shape
  })
}

const isCapturedByMesh = perModule((module): { readonly isMet: boolean } => {
  const modelsOf = listingOrUsing(module)
  let isMet = false
  eachDecorated(module, globalVariables(module), ofCapture, (variable) => {
    isMet ||= (modelsOf(variable) & mesh) !== 0
  })
  return { isMet }
})

/**
 * Whether an object with a decoration of memory, or one that a pointer reaches, is of a storage class or a type that
 * extensions define.
 */
function isOfExtension(module: Module): boolean {
  const structures = new Set<number>()
  let isMet = false
  eachApplied(module, ({ target, member, decoration }) => {
    if (!ofMemory.has(decoration)) return
    if (member >= 0) structures.add(target)
    // Decorations of variables and parameters. Targets that core lists are judged, unless nothing says what they hold.
    else isMet ||= isElsewhere(module, module.definition(target))
  })
  return (
    isMet ||
    module
      .all('OpTypePointer')
      .some(
        (type) =>
          !ofCore.has(storageClassOf(type) ?? -1) &&
          structures.has(innermostElement(module, pointeeType(module, type))?.result ?? 0),
      )
  )
}

function isElsewhere(module: Module, object: Instruction | undefined): boolean {
  if (object === undefined) return false
  if (!ofCore.has(storageClassOf(module.definition(object.resultType)) ?? -1)) return true
  const type = innermostElement(module, heldType(module, object))
  return type === undefined || isExtensionType(type)
}

function isStructureOfOther(module: Module, { target, operands: [value] }: Applied): boolean {
  const pointer = module.typeOf(target)
  if (value?.value !== structureReturn || isUntypedPointerType(pointer)) return false
  return !isStructType(pointeeType(module, pointer))
}

/** The undecided parts of decorations. */
export const looks = {
  'arithmetic-decoration-of-extended-instruction': (module) =>
    someApplied(module, ofArithmetic, ({ target }) => {
      const definition = module.definition(target)
      return definition !== undefined && isExtended(definition)
    }),
  'capture-in-mesh-shader': (module) => isCapturedByMesh(module).isMet,
  'capture-of-doubles': (module) =>
    module.all('OpTypeFloat').some((type) => isFloatType(type) && scalarWidth(type) === 64) &&
    someApplied(
      module,
      ofCapture,
      ({ decoration, operands: [stride] }) =>
        decoration === xfbStride && (stride?.value ?? 0) % 8 !== 0,
    ),
  'capture-without-stride': (module) =>
    module.environment.client !== 'vulkan' && isCapturedInPart(module),
  'memory-decoration-in-kernel': (module) =>
    !module.capabilities.has('Shader') && someApplied(module, ofMemory),
  'memory-decoration-of-extension': (module) =>
    module.capabilities.has('Shader') && isOfExtension(module),
  'relaxed-without-numbers': (module) =>
    someApplied(module, relaxed, (applied) => isRelaxedWithoutNumbers(module, applied)),
  'structure-return-of-other-type': (module) =>
    someApplied(module, attribute, (applied) => isStructureOfOther(module, applied)),
} as const satisfies Looks<Circumstance>
