import { type Inset, pairIn, pairOf, ways } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

/** Puts into the text of a pair ways that each give another number to one word of the header. */
function wordOfHeader(index: number): (numbers: Readonly<Record<string, number>>) => Inset {
  return (numbers) =>
    ways(
      Object.fromEntries(
        Object.entries(numbers).map(([way, number]) => [
          way,
          (words: Uint32Array) => words.with(index, number),
        ]),
      ),
    )
}

const version = wordOfHeader(1)
const bound = wordOfHeader(3)
const schema = wordOfHeader(4)

/** Tells a module from others of the same text that are valid where this one is not. */
function named(name: string): Pieces {
  return { debug: `OpSourceExtension "${name}"` }
}

const inLargestId = pairIn({ declarations: '{%4194302 | one-id-more: %4194303} = OpUndef %uint' })

/** Pairs of the rules on the words of the header. */
export const pairs = [
  pairOf`version-known/newest: the version word is that of version 1.6
${version({
  'minor-after-the-last': 0x00010700,
  'major-after-the-last': 0x00020000,
  'major-zero': 0x00000600,
  'last-byte-taken': 0x00010601,
  'first-byte-taken': 0x01010600,
})}`,
  pairOf`version-known/oldest in spv1.0: the version word is that of version 1.0
${version({
  'before-the-first': 0x00006300,
  'one-byte-down': 0x00000100,
  'last-byte-full': 0x000100ff,
  'last-byte-half-full': 0x00010080,
  'first-byte-half-full': 0x80010000,
  'minor-of-highest-bit': 0x00018000,
})}`,
  pairOf`version-in-environment/first-of-all in spv1.0: a module of version 1.0 for consumers of version 1.0
${named('first-of-all')}
${version({ 'next-version': 0x00010100, 'newest-version': 0x00010600 })}`,
  pairOf`version-in-environment/in-the-middle in spv1.3: a module of version 1.3 for consumers of version 1.3
${named('in-the-middle')}
${version({ 'next-version': 0x00010400, 'newest-version': 0x00010600 })}`,
  pairOf`version-in-environment/before-the-last in spv1.5: a module of version 1.5 for consumers of version 1.5
${named('before-the-last')}
${version({ 'next-version': 0x00010600 })}`,
  pairOf`version-in-environment/of-a-client in vulkan1.1: a module of version 1.3 for Vulkan 1.1
${named('of-a-client')}
${version({ 'next-version': 0x00010400 })}`,
  pairOf`version-in-environment/of-a-client-with-more in vulkan1.1spv1.4
a module of version 1.4 for Vulkan 1.1 with SPIR-V 1.4
${named('of-a-client-with-more')}
${version({ 'next-version': 0x00010500 })}`,
  pairOf`schema-zero/in-a-shader: the reserved word of the header is 0
${schema({ one: 1, 'highest-bit': 0x80000000, 'all-bits': 0xffffffff })}`,
  inKernel`schema-zero/in-a-kernel in spv1.0: the reserved word is 0 in a kernel of version 1.0 too
${schema({ 'as-the-version': 0x00010000 })}`,
  inLargestId`bound-limit/at-the-limit: the largest id is one less than the largest bound
${bound({
  'one-more-in-the-header': 4194304,
  'all-bits-in-the-header': 0xffffffff,
  'highest-bit-in-the-header': 0x80000000,
})}`,
  pairOf`bound-limit/without-need: a small bound over small ids
${bound({ 'one-over-the-limit': 0x400000 })}`,
  pairOf`id-below-bound/value-at-the-end: ids are not dense, and the largest one is that of a value
declarations: %900 = OpUndef %uint
${bound({ 'bound-as-the-id': 900, 'bound-too-small': 3, 'bound-zero': 0 })}`,
  pairOf`id-below-bound/label-at-the-end: the largest id is that of a label
main: %main = OpFunction %void None %signature
%900:
${bound({ 'bound-as-the-id': 900, 'bound-one': 1 })}`,
  pairOf`id-below-bound/import-at-the-end: the largest id is that of an import, the first one of the module
imports: %77 = OpExtInstImport "GLSL.std.450"
${bound({ 'bound-as-the-id': 77 })}`,
]
