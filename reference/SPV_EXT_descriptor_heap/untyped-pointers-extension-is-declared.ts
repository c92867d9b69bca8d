import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import type { Module } from '../module.ts'

const required = 'SPV_KHR_untyped_pointers'
const untypedPointers = enumerant('Capability', 'UntypedPointersKHR')

/** A module that declares the capability itself is a matter of the text that brings it in. */
function declaresUntypedPointers(module: Module): boolean {
  return module.all('OpCapability').some(({ operands }) => operands[0]?.value === untypedPointers)
}

/** Dependencies, in the reading in which the requirement is on modules. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/untyped-pointers-extension-is-declared',
  at: ['OpExtension'],
  judge({ operands: [name], word }, module, report) {
    if (name === undefined || module.string(name.word) !== 'SPV_EXT_descriptor_heap') return
    if (module.extensions.has(required) || declaresUntypedPointers(module)) return
    report(word, `SPV_EXT_descriptor_heap without OpExtension "${required}"`)
  },
}
