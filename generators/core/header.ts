import { pairIn, pairOf, ways } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

function version(value: number) {
  return (words: Uint32Array) => words.with(1, value)
}

function bound(value: number) {
  return (words: Uint32Array) => words.with(3, value)
}

function schema(value: number) {
  return (words: Uint32Array) => words.with(4, value)
}

/** What tells a module from others that are valid as they stand where this one is not. */
function named(name: string): Pieces {
  return { debug: `OpSourceExtension "${name}"` }
}

const inLargestId = pairIn({ declarations: '{%4194302 | one-id-more: %4194303} = OpUndef %uint' })

/** Pairs of the rules on the header. */
export const pairs = [
  pairOf`version-known/newest: the version word is that of version 1.6
${ways({
  'minor-after-the-last': version(0x0001_0700),
  'major-after-the-last': version(0x0002_0000),
  'major-zero': version(0x0000_0600),
  'last-byte-taken': version(0x0001_0601),
  'first-byte-taken': version(0x0101_0600),
})}`,
  pairOf`version-known/oldest in spv1.0: the version word is that of version 1.0
${ways({
  'before-the-first': version(0x0000_6300),
  'one-byte-down': version(0x0000_0100),
  'last-byte-full': version(0x0001_00ff),
  'last-byte-half-full': version(0x0001_0080),
  'first-byte-half-full': version(0x8001_0000),
  'minor-of-highest-bit': version(0x0001_8000),
})}`,
  pairOf`version-in-environment/first-of-all in spv1.0: a module of version 1.0 for consumers of version 1.0
${named('first-of-all')}
${ways({ 'next-version': version(0x0001_0100), 'newest-version': version(0x0001_0600) })}`,
  pairOf`version-in-environment/in-the-middle in spv1.3: a module of version 1.3 for consumers of version 1.3
${named('in-the-middle')}
${ways({ 'next-version': version(0x0001_0400), 'newest-version': version(0x0001_0600) })}`,
  pairOf`version-in-environment/before-the-last in spv1.5: a module of version 1.5 for consumers of version 1.5
${named('before-the-last')}
${ways({ 'next-version': version(0x0001_0600) })}`,
  pairOf`version-in-environment/of-a-client in vulkan1.1: a module of version 1.3 for Vulkan 1.1
${named('of-a-client')}
${ways({ 'next-version': version(0x0001_0400) })}`,
  pairOf`version-in-environment/of-a-client-with-more in vulkan1.1spv1.4
a module of version 1.4 for Vulkan 1.1 with SPIR-V 1.4
${named('of-a-client-with-more')}
${ways({ 'next-version': version(0x0001_0500) })}`,
  pairOf`schema-zero/in-a-shader: the reserved word of the header is 0
${ways({ one: schema(1), 'highest-bit': schema(0x8000_0000), 'all-bits': schema(0xffff_ffff) })}`,
  inKernel`schema-zero/in-a-kernel in spv1.0: the reserved word is 0 in a kernel of version 1.0 too
${ways({ 'as-the-version': schema(0x0001_0000) })}`,
  inLargestId`bound-limit/at-the-limit: the largest id is one less than the largest bound
${ways({
  'one-more-in-the-header': bound(4_194_304),
  'all-bits-in-the-header': bound(0xffff_ffff),
  'highest-bit-in-the-header': bound(0x8000_0000),
})}`,
  pairOf`bound-limit/without-need: a small bound over small ids
${ways({ 'one-over-the-limit': bound(0x40_0000) })}`,
]
