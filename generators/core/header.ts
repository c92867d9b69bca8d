import { pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { kernel } from '../pairs/pieces.ts'

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

const largestId: Pieces = { declarations: '{%4194302 | one-id-more: %4194303} = OpUndef %uint' }

/** Pairs of the rules on the header. */
export const pairs = [
  pair(
    'version-known',
    'newest',
    'the version word is that of version 1.6',
    {},
    {
      'minor-after-the-last': version(0x0001_0700),
      'major-after-the-last': version(0x0002_0000),
      'major-zero': version(0x0000_0600),
      'last-byte-taken': version(0x0001_0601),
      'first-byte-taken': version(0x0101_0600),
    },
  ),
  pair(
    'version-known',
    'oldest',
    'the version word is that of version 1.0',
    {},
    {
      'before-the-first': version(0x0000_6300),
      'one-byte-down': version(0x0000_0100),
      'last-byte-full': version(0x0001_00ff),
      'last-byte-half-full': version(0x0001_0080),
      'first-byte-half-full': version(0x8001_0000),
      'minor-of-highest-bit': version(0x0001_8000),
    },
    { environments: ['spv1.0'] },
  ),
  pair(
    'version-in-environment',
    'first-of-all',
    'a module of version 1.0 for consumers of version 1.0',
    named('first-of-all'),
    { 'next-version': version(0x0001_0100), 'newest-version': version(0x0001_0600) },
    { environments: ['spv1.0'] },
  ),
  pair(
    'version-in-environment',
    'in-the-middle',
    'a module of version 1.3 for consumers of version 1.3',
    named('in-the-middle'),
    { 'next-version': version(0x0001_0400), 'newest-version': version(0x0001_0600) },
    { environments: ['spv1.3'] },
  ),
  pair(
    'version-in-environment',
    'before-the-last',
    'a module of version 1.5 for consumers of version 1.5',
    named('before-the-last'),
    { 'next-version': version(0x0001_0600) },
    { environments: ['spv1.5'] },
  ),
  pair(
    'version-in-environment',
    'of-a-client',
    'a module of version 1.3 for Vulkan 1.1',
    named('of-a-client'),
    { 'next-version': version(0x0001_0400) },
    { environments: ['vulkan1.1'] },
  ),
  pair(
    'version-in-environment',
    'of-a-client-with-more',
    'a module of version 1.4 for Vulkan 1.1 with SPIR-V 1.4',
    named('of-a-client-with-more'),
    { 'next-version': version(0x0001_0500) },
    { environments: ['vulkan1.1spv1.4'] },
  ),
  pair(
    'schema-zero',
    'in-a-shader',
    'the reserved word of the header is 0',
    {},
    { one: schema(1), 'highest-bit': schema(0x8000_0000), 'all-bits': schema(0xffff_ffff) },
  ),
  pair(
    'schema-zero',
    'in-a-kernel',
    'the reserved word is 0 in a kernel of version 1.0 too',
    kernel,
    { 'as-the-version': schema(0x0001_0000) },
    { environments: ['spv1.0'] },
  ),
  pair(
    'bound-limit',
    'at-the-limit',
    'the largest id is one less than the largest bound',
    largestId,
    {
      'one-more-in-the-header': bound(4_194_304),
      'all-bits-in-the-header': bound(0xffff_ffff),
      'highest-bit-in-the-header': bound(0x8000_0000),
    },
  ),
  pair(
    'bound-limit',
    'without-need',
    'a small bound over small ids',
    {},
    { 'one-over-the-limit': bound(0x40_0000) },
  ),
]
