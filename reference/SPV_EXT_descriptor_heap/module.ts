import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { extensionPairing, inFunction, standsInSection } from '../core/shared/extension-checks.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  bufferPointer,
  bufferType,
  holders,
  instructions,
  memberDecorateId,
  sizeOf,
  texelPointer,
} from '../shared/descriptor-heaps.ts'

const required = 'SPV_KHR_untyped_pointers'

const untypedPointers = enumerant('Capability', 'UntypedPointersKHR')

/** The instructions and enumerants that the capability enables. */
const enabled = [
  ...instructions,
  'Decoration.ArrayStrideIdEXT',
  'Decoration.OffsetIdEXT',
  'BuiltIn.SamplerHeapEXT',
  'BuiltIn.ResourceHeapEXT',
]

/** A module that declares the capability itself is a matter of the text that brings it in. */
const declaredCapabilities = perModule(
  (module): ReadonlySet<number> =>
    new Set(module.all('OpCapability').map(({ operands }) => operands[0]?.value ?? -1)),
)

export const checks: readonly Check[] = [
  /** Type-Declaration and Constant Instructions; section 2.4 of the core specification says where. */
  standsInSection(
    'SPV_EXT_descriptor_heap/buffer-type-and-size-of-stand-at-module-scope',
    [bufferType, sizeOf],
    'declarations',
  ),
  /** Capability, DescriptorHeapEXT, and the tables of all that it enables. */
  {
    rule: 'SPV_EXT_descriptor_heap/capability-is-declared',
    among: enabled,
    judgeModule(module, report) {
      if (module.capabilities.has('DescriptorHeapEXT')) return
      for (const name of instructions)
        for (const { word } of module.all(name)) report(word, `${name} needs DescriptorHeapEXT`)
      for (const { instruction, enumerant } of holders(module)) {
        if (instruction.name === memberDecorateId) continue
        const name = enumerantByValue(enumerant.kind, enumerant.value)?.name
        report(enumerant.word, `${name} needs DescriptorHeapEXT`)
      }
    },
  },
  /** Extension Name. */
  extensionPairing(
    'SPV_EXT_descriptor_heap/extension-is-declared',
    'DescriptorHeapEXT',
    'SPV_EXT_descriptor_heap',
  ),
  /** Annotation Instructions; section 2.4 of the core specification says where. */
  standsInSection(
    'SPV_EXT_descriptor_heap/member-decorate-id-stands-among-annotations',
    [memberDecorateId],
    'annotations',
  ),
  /** Memory Instructions; section 2.4 of the core specification says where. */
  inFunction('SPV_EXT_descriptor_heap/pointer-instructions-stand-in-a-block', [
    bufferPointer,
    texelPointer,
  ]),
  /** Dependencies, in the reading in which the requirement is on modules. */
  {
    rule: 'SPV_EXT_descriptor_heap/untyped-pointers-extension-is-declared',
    at: ['OpExtension'],
    judge({ operands: [name], word }, module, report) {
      if (name === undefined || module.string(name.word) !== 'SPV_EXT_descriptor_heap') return
      if (module.extensions.has(required) || declaredCapabilities(module).has(untypedPointers))
        return
      report(word, `SPV_EXT_descriptor_heap without OpExtension "${required}"`)
    },
  },
]
