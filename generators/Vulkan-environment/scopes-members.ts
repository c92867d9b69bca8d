import { type FamilyFault, type FamilyMember, memberPairs } from '../pairs/member-pairs.ts'
import type { Pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { atomics } from '../shared/atomics.ts'

const shader: Pieces = { capabilities: 'Shader' }

/** With the memory model Vulkan. */
const vulkanModel: Pieces = {
  capabilities: 'Shader VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

const inWorkgroup = atomics('%variable_Workgroup_uint')
const stores = ['OpAtomicStore']
const loads = ['OpAtomicLoad']

const faults: readonly FamilyFault[] = [
  { rule: 'memory-scope', way: 'scope-cross-device', operands: { scope: '%uint_0' } },
  { rule: 'memory-scope-subgroup', way: 'scope-subgroup', operands: { scope: '%uint_3' } },
  {
    rule: 'semantics-not-sequentially-consistent',
    way: 'semantics-sequential',
    operands: { semantics: '%uint_272' },
  },
  {
    rule: 'order-with-storage-class',
    way: 'semantics-acquire-alone',
    operands: { semantics: '%uint_2' },
    except: stores,
  },
  {
    rule: 'order-with-storage-class',
    way: 'semantics-release-alone',
    operands: { semantics: '%uint_4' },
    except: loads,
  },
  {
    rule: 'storage-class-with-order',
    way: 'semantics-of-no-order',
    operands: { semantics: '%uint_256' },
    except: ['OpMemoryBarrier'],
  },
]

/** MakeAvailable beside Acquire, and MakeVisible beside Release. */
const ofVulkanModel: readonly FamilyFault[] = [
  {
    rule: 'make-available-semantics',
    way: 'semantics-available-acquired',
    operands: { semantics: '%uint_8450' },
    except: stores,
  },
  {
    rule: 'make-visible-semantics',
    way: 'semantics-visible-released',
    operands: { semantics: '%uint_16644' },
    except: loads,
  },
]

/** Barriers of a workgroup, whose order comes with a storage class. */
const barriers: readonly FamilyMember[] = [
  {
    opcode: 'OpControlBarrier',
    operands: { execution: '%uint_2', scope: '%uint_2', semantics: '%uint_264' },
  },
  { opcode: 'OpMemoryBarrier', operands: { scope: '%uint_2', semantics: '%uint_264' } },
]

/** Each atomic instruction breaks each rule about its scope and its memory semantics. */
export const pairs: readonly Pair[] = [
  ...memberPairs('each-atomic', shader, inWorkgroup, faults, {
    environments: ['vulkan1.0', 'vulkan1.4'],
  }),
  ...memberPairs('each-barrier', shader, barriers, faults, {
    environments: ['vulkan1.0', 'vulkan1.2', 'vulkan1.4'],
  }),
  ...memberPairs('each-atomic-of-the-vulkan-model', vulkanModel, inWorkgroup, ofVulkanModel, {
    environments: ['vulkan1.2', 'vulkan1.4'],
    most: 15,
    // A control of core is the same except for this.
    isBesideWays: true,
  }),
]
