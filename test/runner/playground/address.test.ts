import { describe, expect, it, vi } from 'vitest'
import { type Address, fragmentOf, longestFragment, readFragment } from '#runner/playground/address'

const text = 'OpCapability Shader ; "<b>&#%"\nOpMemoryModel Logical GLSL450\n'.repeat(20)

describe('an address', () => {
  it.each([
    ['a case', { module: { kind: 'case', id: 'core/magic-number/first-word' }, settings: {} }],
    ['a text', { module: { kind: 'assembly', text }, settings: {} }],
    ['an empty text', { module: { kind: 'assembly', text: '' }, settings: {} }],
    [
      'octets',
      { module: { kind: 'octets', octets: Uint8Array.of(3, 2, 35, 7, 255) }, settings: {} },
    ],
    [
      'settings',
      {
        settings: {
          environment: 'vulkan1.3',
          revisions: { core: '2025-07-10', SPV_KHR_constant_data: '2026-05-20' },
          layouts: ['scalar', 'relaxed'],
          limits: '{"VkPhysicalDeviceLimits":{"maxPushConstantsSize":128}}',
        },
      },
    ],
  ] as const satisfies readonly (readonly [string, Address])[])(
    'reproduces %s',
    async (_, address) => {
      expect(await readFragment(await fragmentOf(address))).toEqual(address)
    },
  )

  it('names a case in words that a person can type', async () => {
    const address: Address = {
      module: { kind: 'case', id: 'core/magic-number/first-word' },
      settings: { environment: 'vulkan1.3', layouts: ['scalar', 'relaxed'] },
    }
    expect(await fragmentOf(address)).toBe(
      'case=core/magic-number/first-word&env=vulkan1.3&layouts=scalar,relaxed',
    )
  })

  it('is shorter than the text if the text is repetitive', async () => {
    const fragment = await fragmentOf({ module: { kind: 'assembly', text }, settings: {} })
    expect(fragment.length).toBeLessThan(text.length / 5)
    expect(fragment.length).toBeLessThan(longestFragment)
  })

  it('holds a text uncompressed if the browser cannot deflate, and says so if it cannot inflate', async () => {
    const address: Address = { module: { kind: 'assembly', text }, settings: {} }
    const packed = await fragmentOf(address)
    vi.stubGlobal('CompressionStream', undefined)
    vi.stubGlobal('DecompressionStream', undefined)
    try {
      const plain = await fragmentOf(address)
      expect(plain).toMatch(/^text=p\./)
      expect(await readFragment(plain)).toEqual(address)
      expect(await readFragment(packed)).toEqual({
        trouble: expect.stringContaining('This browser cannot unpack'),
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it.each([
    ['text=z.!!!', 'is damaged'],
    ['text=z.AAAA', 'is damaged'],
    ['text=z.A', 'is damaged'],
    ['octets=p.%ff', 'is damaged'],
    ['text=y.AAAA', 'another version'],
    ['module=AAAA', 'cannot be read'],
    ['garbage', 'cannot be read'],
    ['limits=z.AAAA', 'is damaged'],
  ])('is reported if it is %s: it %s', async (fragment, why) => {
    expect(await readFragment(fragment)).toEqual({ trouble: expect.stringContaining(why) })
  })

  it('is damaged if it would unpack to more than a tab can hold', async () => {
    const zeros = 'A'.repeat(65 * 1024 * 1024)
    const fragment = await fragmentOf({ module: { kind: 'assembly', text: zeros }, settings: {} })
    expect(fragment.length).toBeLessThan(200_000)
    expect(await readFragment(fragment)).toEqual({ trouble: expect.stringContaining('is damaged') })
  })

  it('reproduces nothing if it is empty', async () => {
    expect(await readFragment('')).toEqual({ settings: {} })
  })
})
