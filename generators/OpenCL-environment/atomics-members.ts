import { type FamilyFault, memberPairs } from '../pairs/member-pairs.ts'
import type { Pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { atomics, kernelAtomics } from '../shared/atomics.ts'

const kernel: Pieces = { skeleton: 'kernel', capabilities: 'Kernel Addresses' }
const atomicsOfKernels = [
  ...atomics('%variable_Workgroup_uint'),
  ...kernelAtomics('%variable_Workgroup_uint'),
]
/** In OpenCL 1.2 the scope is Device. */
const onDevice = atomicsOfKernels.map((member) => ({
  ...member,
  operands: { ...member.operands, scope: '%uint_1' },
}))

/** An order of its own rule breaks another one as well. */
const clear = ['OpAtomicFlagClear']

const inNewer: readonly FamilyFault[] = [
  { rule: 'atomic-scope', way: 'scope-invocation', operands: { scope: '%uint_4' } },
  {
    rule: 'atomic-memory-order',
    way: 'semantics-of-two-orders',
    operands: { semantics: '%uint_6' },
    except: clear,
  },
]

const inOldest: readonly FamilyFault[] = [
  { rule: 'atomic-scope-device', way: 'scope-workgroup', operands: { scope: '%uint_2' } },
  {
    rule: 'atomic-relaxed',
    way: 'semantics-acquire',
    operands: { semantics: '%uint_2' },
    except: clear,
  },
]

/** Each atomic instruction breaks each rule about its scope and its memory order. */
export const pairs: readonly Pair[] = [
  ...memberPairs('each-atomic', kernel, atomicsOfKernels, inNewer, {
    environments: ['opencl2.0', 'opencl2.2'],
    most: 9,
  }),
  ...memberPairs('each-atomic-of-opencl-1-2', kernel, onDevice, inOldest, {
    environments: ['opencl1.2'],
    most: 9,
  }),
]
