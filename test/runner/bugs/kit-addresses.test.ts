import { describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { kitAddresses } from '#runner/bugs/kit-addresses'
import { longestFragment, readFragment } from '#runner/playground/address'

const module = Uint32Array.of(0x07230203, 0x10600, 0, 1, 0, 0x20011, 1)
const control = Uint32Array.of(0x07230203, 0x10600, 0, 1, 0)

/** Words that do not get smaller by packing, longer than an address. */
const long = Uint32Array.from({ length: longestFragment }, (_, index) =>
  Math.imul(index + 1, 0x9e3779b1),
)

function shown(words: Uint32Array, twin: Uint32Array | null) {
  const asked = { words, environment: { name: 'vulkan1.3' }, judge: { kind: 'valid' } }
  return { asked, control: twin } as unknown as Parameters<typeof kitAddresses>[1]
}

async function openedAt(address = ''): Promise<unknown> {
  return await readFragment(address.slice(address.indexOf('#') + 1))
}

describe('kitAddresses', () => {
  it('open the very module and its twin in the environment of the kit', async () => {
    const { addresses, playground } = await kitAddresses('page.html', shown(module, control))
    const settings = { environment: 'vulkan1.3' }
    const opened = { module: { kind: 'octets', octets: toBytes(module) }, settings }
    expect(await openedAt(playground)).toEqual(opened)
    expect(await openedAt(addresses?.module)).toEqual(opened)
    expect(await openedAt(addresses?.control)).toEqual({
      module: { kind: 'octets', octets: toBytes(control) },
      settings,
    })
  })

  it.each([
    ['page/index.html', '../page/index.html#'],
    ['../page/index.html', '../../page/index.html#'],
    ['https://example.org/page/', 'https://example.org/page/#'],
    ['file:///home/page.html', 'file:///home/page.html#'],
    ['/page.html', '/page.html#'],
  ])('lead from the index by %s and from a folder of it by %s', async (page, fromFolder) => {
    const { addresses, playground } = await kitAddresses(page, shown(module, null))
    expect(playground?.startsWith(`${page}#octets=`)).toBe(true)
    expect(addresses?.module.startsWith(fromFolder)).toBe(true)
    expect(addresses).not.toHaveProperty('control')
  })

  it('are empty without a playground, or if no address can hold the module', async () => {
    expect(await kitAddresses(undefined, shown(module, null))).toEqual({})
    expect(await kitAddresses('page.html', shown(long, control))).toEqual({})
    const { addresses } = await kitAddresses('page.html', shown(module, long))
    expect(Object.keys(addresses ?? {})).toEqual(['module'])
  })
})
