import type { Check } from '../../check.ts'
import {
  argument,
  argumentType,
  argumentWord,
  type ExtendedRow,
  extendedChecks,
  extendedOperand,
  extendedResult,
  floating,
  hasCount,
  integral,
  literalArgument,
  numerical,
  scalarOf,
  scalarOrVectorOf,
  vectorOf,
} from '../shared/extended-instructions.ts'
import { openclSet } from '../shared/extended-sets.ts'
import { enumerant } from '../shared/grammar.ts'
import { resultType } from '../shared/operands.ts'
import { addressWidth } from '../shared/pointers.ts'
import { isVectorType, pointeeType, storageClassOf } from '../shared/types.ts'

const crossWorkgroup = enumerant('StorageClass', 'CrossWorkgroup')

const opencl = enumerant('MemoryModel', 'OpenCL')

const loads = ['vloadn', 'vload_half', 'vload_halfn', 'vloada_halfn']

const countedLoads = ['vloadn', 'vload_halfn', 'vloada_halfn']

const scalarStores = ['vstore_half', 'vstore_half_r']

const vectorStores = ['vstore_halfn', 'vstore_halfn_r', 'vstorea_halfn', 'vstorea_halfn_r']

const stores = ['vstoren', ...scalarStores, ...vectorStores]

/** The numbers of components that vectors of the text have. */
const vectorCounts: readonly number[] = [2, 3, 4, 8, 16]

function atPlace(
  names: readonly string[],
  index: number,
): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(names.map((name) => [name, [index]]))
}

const memoryRows: readonly ExtendedRow[] = [
  ...extendedOperand(
    'core/opencl-size-operand',
    { ...atPlace(loads, 0), ...atPlace(stores, 1), prefetch: [1] },
    (type, module) => {
      const width = addressWidth(module)
      return width === undefined || integral(width)(type)
    },
    'an integer as wide as an address',
  ),
  extendedResult(
    'core/opencl-void-result',
    [...stores, 'prefetch'],
    ({ name }) => name === 'OpTypeVoid',
    'void',
  ),
  extendedResult('core/opencl-load-result', ['vloadn'], vectorOf(numerical), 'a vector of numbers'),
  extendedResult(
    'core/opencl-load-half-result',
    ['vload_half'],
    scalarOf(floating(32)),
    'a 32-bit floating-point scalar',
  ),
  extendedResult(
    'core/opencl-load-half-result',
    ['vload_halfn', 'vloada_halfn'],
    vectorOf(floating(32)),
    'a vector of 32-bit floating-point components',
  ),
  {
    rule: 'core/opencl-load-n',
    names: countedLoads,
    judge: (call, _, report) => {
      const n = literalArgument(call, 2)
      if (n !== undefined && !vectorCounts.includes(n)) report(argumentWord(call, 2), `n is ${n}`)
    },
  },
  {
    rule: 'core/opencl-load-count',
    names: countedLoads,
    judge: (call, module, report) => {
      const n = literalArgument(call, 2)
      const type = resultType(module, call)
      if (n === undefined || !vectorCounts.includes(n) || !isVectorType(type)) return
      if (!hasCount(module, type, [n])) report(argumentWord(call, 2), `the result has not ${n}`)
    },
  },
  ...extendedOperand(
    'core/opencl-store-data',
    atPlace(['vstoren'], 0),
    vectorOf(numerical),
    'a vector of numbers',
  ),
  ...extendedOperand(
    'core/opencl-store-half-data',
    atPlace(scalarStores, 0),
    scalarOf(floating(32, 64)),
    'a floating-point scalar of 32 or 64 bits',
  ),
  ...extendedOperand(
    'core/opencl-store-half-data',
    atPlace(vectorStores, 0),
    vectorOf(floating(32, 64)),
    'a vector of floating-point components of 32 or 64 bits',
  ),
  extendedResult(
    'core/opencl-printf-result',
    ['printf'],
    scalarOf(integral(32)),
    'a 32-bit integer',
  ),
  {
    rule: 'core/opencl-printf-argument',
    names: ['printf'],
    judge: (call, module, report) => {
      for (let index = 1; argument(module, call, index) !== undefined; index++) {
        const type = argumentType(module, call, index)
        if (type === undefined || type.name === 'OpTypeVoid')
          report(argumentWord(call, index), `argument ${index} is not an object`)
      }
    },
  },
  {
    rule: 'core/opencl-prefetch-pointer',
    names: ['prefetch'],
    judge: (call, module, report) => {
      if (argument(module, call, 0) === undefined) return
      const type = argumentType(module, call, 0)
      const pointee = pointeeType(module, type)
      if (storageClassOf(type) !== crossWorkgroup)
        report(argumentWord(call, 0), 'ptr is not a pointer into CrossWorkgroup')
      else if (pointee !== undefined && !scalarOrVectorOf(numerical)(pointee, module, call))
        report(argumentWord(call, 0), `ptr points to ${pointee.name}`)
    },
  },
]

/** Checks of the instructions of OpenCL.std that access memory, and of the import of the set. */
export const checks: readonly Check[] = [
  ...extendedChecks(openclSet, memoryRows),
  {
    rule: 'core/opencl-memory-model',
    at: ['OpExtInstImport'],
    judge: (instruction, module, report) => {
      if (module.importName(instruction.result) !== openclSet) return
      const model = module.all('OpMemoryModel')[0]?.valueAt(1)
      if (model !== undefined && model !== opencl)
        report(instruction.word, 'OpenCL.std is imported, and the memory model is not OpenCL')
    },
  },
]
