import { describe, expect, it } from 'vitest'
import { shortListing } from '#runner/bugs/short-listing'

const listing = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`).join('\n')

describe('shortListing', () => {
  it('leaves out the middle of a long listing, and says how much', () => {
    const lines = shortListing(listing(5000), 'module.spvasm').split('\n')
    expect(lines).toHaveLength(241)
    expect(lines[200]).toBe('; 4760 more lines are in module.spvasm')
    expect([lines[199], lines[201], lines.at(-1)]).toEqual(['line 199', 'line 4960', 'line 4999'])
  })

  it('keeps a listing that is only slightly longer', () => {
    expect(shortListing(listing(280), 'module.spvasm')).toBe(listing(280))
  })
})
