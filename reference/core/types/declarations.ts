import type { Check } from '../../check.ts'
import { isTypeDeclaration } from '../shared/type-declaration.ts'

/** Declarations that are neither aggregates nor pointers, of core and of extensions whose texts do not say otherwise. */
const unique: readonly string[] = [
  'OpTypeVoid',
  'OpTypeBool',
  'OpTypeInt',
  'OpTypeFloat',
  'OpTypeVector',
  'OpTypeVectorIdEXT',
  'OpTypeMatrix',
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeOpaque',
  'OpTypeFunction',
  'OpTypeEvent',
  'OpTypeDeviceEvent',
  'OpTypeReserveId',
  'OpTypeQueue',
  'OpTypePipe',
  'OpTypePipeStorage',
  'OpTypeNamedBarrier',
  'OpTypeBufferEXT',
  'OpTypeCooperativeMatrixKHR',
  'OpTypeAccelerationStructureKHR',
  'OpTypeRayQueryKHR',
  'OpTypeTensorARM',
]

/** Checks that hold for every declaration of a type and every use of one as a result type. */
export const checks: readonly Check[] = [
  {
    rule: 'core/type-unique',
    judgeModule: (module, report) => {
      for (const name of unique) {
        const declarations = module.all(name)
        if (declarations.length < 2) continue
        const seen = new Set<string>()
        for (const { word, wordCount } of declarations) {
          const operands = module.words.subarray(word + 2, word + wordCount).join()
          if (seen.has(operands)) report(word, `there is the same ${name} already`)
          seen.add(operands)
        }
      }
    },
  },
  {
    rule: 'core/result-type-is-type',
    at: '*',
    judge: ({ resultType, word }, module, report) => {
      const type = resultType === 0 ? undefined : module.definition(resultType)
      if (type !== undefined && !isTypeDeclaration(type))
        report(word + 1, `${resultType} is ${type.name}, no type`)
    },
  },
]
