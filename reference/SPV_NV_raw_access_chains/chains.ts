import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { enumerant, opcodeSet } from '../core/shared/grammar.ts'
import { masksOf } from '../core/shared/memory-masks.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { hasVariablePointers, isLogicalPointer } from '../core/shared/pointers.ts'
import {
  componentCount,
  componentType,
  constituentType,
  isArrayType,
  isSigned,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

const rawChains = ['OpRawAccessChainNV']
const [base, stride, index, offset] = [0, 1, 2, 3]
const aligned = enumerant('MemoryAccess', 'Aligned')
const physical = enumerant('StorageClass', 'PhysicalStorageBuffer')
const isRawChain = opcodeSet(rawChains)

/** The value of an OpConstant, treated as unsigned. */
function unsignedConstant(module: Module, chain: Instruction, place: number): bigint | undefined {
  const constant = operandDefinition(module, chain, place)
  const width = scalarWidth(operandType(module, chain, place))
  if (constant?.name !== 'OpConstant' || width === undefined) return undefined
  const value = module.integerValue(constant.result)
  return value === undefined ? undefined : BigInt.asUintN(width, value)
}

/** Octets of a scalar or vector; `undefined` where a component is no whole number of octets, which is a fault of its type. */
function sizeOf(module: Module, type: Instruction | undefined): number | undefined {
  const width = scalarWidth(componentType(module, type))
  const count = componentCount(module, type)
  return width === undefined || width % 8 !== 0 || count === undefined
    ? undefined
    : (width / 8) * count
}

/** The check of a load or store through the result of a raw access chain. The Vulkan specification says the same of physical pointers. */
function ofAccess(
  rule: RuleId,
  judge: (
    alignment: number | undefined,
    access: Instruction,
    module: Module,
    report: Report,
  ) => void,
): Check {
  return {
    rule,
    at: ['OpLoad', 'OpStore'],
    among: rawChains,
    judge(access, module, report) {
      const position = module.definitionIndex(access.valueAt(0) ?? 0)
      if (position < 0 || !isRawChain({ opcode: module.opcodeAt(position) })) return
      const isPhysical = storageClassOf(operandType(module, access, 0)) === physical
      if (isPhysical && module.environment.client === 'vulkan') return
      const [mask] = masksOf(access)
      const isAligned = mask !== undefined && ((access.valueAt(mask) ?? 0) & aligned) !== 0
      judge(isAligned ? access.valueAt(mask + 1) : undefined, access, module, report)
    },
  }
}

function baseIsBlock(rule: RuleId, storageClass: string, decoration: string): Check {
  const wanted = enumerant('StorageClass', storageClass)
  return {
    rule,
    at: rawChains,
    judge(chain, module, report) {
      const type = operandType(module, chain, base)
      if (storageClassOf(type) !== wanted) return
      const pointee = pointeeType(module, type)
      const block = isArrayType(pointee) ? constituentType(module, pointee, 0) : pointee
      if (block === undefined || block.name === 'OpTypeRuntimeArray') return
      if (!module.isDecorated(block.result, decoration))
        report(
          operandWord(chain, base),
          `Base points to %${block.result}, which is not decorated with ${decoration}`,
        )
    },
  }
}

/** OpRawAccessChainNV; what it adds to OpLoad, OpStore and the universal validation rules. */
export const checks: readonly Check[] = [
  baseIsBlock('SPV_NV_raw_access_chains/storage-buffer-base-is-a-block', 'StorageBuffer', 'Block'),
  baseIsBlock('SPV_NV_raw_access_chains/uniform-base-is-a-buffer-block', 'Uniform', 'BufferBlock'),
  {
    rule: 'SPV_NV_raw_access_chains/constant-index-is-not-negative',
    at: rawChains,
    judge(chain, module, report) {
      if (
        hasVariablePointers(module) ||
        !isLogicalPointer(module, operandType(module, chain, base))
      )
        return
      const constant = operandDefinition(module, chain, index)
      const type = operandType(module, chain, index)
      if (constant?.name !== 'OpConstant' || !isSigned(type) || scalarWidth(type) !== 32) return
      const number = module.integerValue(constant.result)
      if (number !== undefined && number < 0n)
        report(operandWord(chain, index), `Index is ${number}`)
    },
  },
  {
    rule: 'SPV_NV_raw_access_chains/pointee-fits-in-stride',
    at: rawChains,
    judge(chain, module, report) {
      const step = unsignedConstant(module, chain, stride)
      const start = unsignedConstant(module, chain, offset)
      const size = sizeOf(module, pointeeType(module, resultType(module, chain)))
      if (step === undefined || step === 0n || start === undefined || size === undefined) return
      if (start + BigInt(size) > step)
        report(
          operandWord(chain, offset),
          `Offset ${start} with ${size} octets exceeds the Stride ${step}`,
        )
    },
  },
  ofAccess('SPV_NV_raw_access_chains/access-is-aligned', (alignment, access, _, report) => {
    if (alignment === undefined)
      report(operandWord(access, 0), `${access.name} through a raw access chain has no Aligned`)
  }),
  ofAccess(
    'SPV_NV_raw_access_chains/alignment-covers-the-component',
    (alignment, access, module, report) => {
      const type = pointeeType(module, operandType(module, access, 0))
      const width = scalarWidth(componentType(module, type))
      if (alignment !== undefined && width !== undefined && alignment * 8 < width)
        report(
          operandWord(access, 0),
          `the alignment is ${alignment}, and a component has ${width / 8} octets`,
        )
    },
  ),
]
