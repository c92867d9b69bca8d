import { operandKindByName } from '#spec/grammar/grammar'
import { judgedTexts } from '#spec/judged'
import { enumerantOf } from '../../words/instruction-of.ts'
import type { Draft } from '../draft.ts'
import { declare } from '../write.ts'
import { capabilitiesOfTexts, declares, isOfWorld, mayHave } from './demand.ts'

/** Capabilities by which a module asks for more than that it declares them: a memory model, an addressing model, modes, a text's own instructions. */
const excepted: readonly string[] = [
  'GraphARM',
  'VulkanMemoryModel',
  'PhysicalStorageBufferAddresses',
  'VariablePointers',
  'WorkgroupMemoryExplicitLayoutKHR',
  'WorkgroupMemoryExplicitLayout8BitAccessKHR',
  'WorkgroupMemoryExplicitLayout16BitAccessKHR',
  'PoisonFreezeKHR',
  'Linkage',
  'MeshShadingNV',
  'MeshShadingEXT',
  // The mix of texts is counted by these.
  'UntypedPointersKHR',
  'ReplicatedCompositesEXT',
  'ConstantDataKHR',
  'DescriptorHeapEXT',
]

/** The first minor version that every text here takes. */
const firstOfTexts = 6

/** Capabilities that declare the Vulkan memory model beside them. */
const ofVulkanModel = /Cooperative/

const textNames: ReadonlySet<string> = new Set(judgedTexts.map(({ name }) => name))

/** The capabilities of core and the texts that a module may declare without use. */
const rows = (operandKindByName('Capability')?.enumerants ?? []).filter(
  ({ name, value, version }) =>
    (version !== null || capabilitiesOfTexts.has(value)) && !declares(name, excepted),
)

/** Declares up to that many capabilities that nothing in the module asks for; clients ask for features of devices with them. */
export function declareCapabilities(draft: Draft, most: number): void {
  const { draw, world } = draft
  if (world.client !== 'universal') return
  for (let count = draw.below(most + 1); count > 0; count--) {
    const { name, extensions, version } = draw.of(rows)
    if (draft.capabilities.has(enumerantOf('Capability', name))) continue
    if (!mayHave(draft, 'Capability', name) || !isOfWorld(draft, name)) continue
    if (version === null && world.minor < firstOfTexts) continue
    if (ofVulkanModel.test(name) && world.memoryModel !== 'Vulkan') continue
    const text = extensions.find((each) => textNames.has(each))
    if (version === null && text !== undefined) draft.extensions.add(text)
    declare(draft, name)
  }
}
