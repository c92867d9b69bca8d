import { describe, expect, it } from 'vitest'
import { wrapped, wrappedParagraphs } from '#runner/wrapped'

describe('the function wrapped', () => {
  it('breaks lines between words, and gives a word that is too long a line of its own', () => {
    expect(wrapped('a bc def', 4)).toEqual(['a bc', 'def'])
    expect(wrapped('a bcdefgh i', 4)).toEqual(['a', 'bcdefgh', 'i'])
    expect(wrapped('', 4)).toEqual([])
  })

  it('breaks nothing in quotes, as commands are printed', () => {
    expect(wrapped("write `check --tool a` or 'name:command {file}' now", 12)).toEqual([
      'write',
      '`check --tool a`',
      'or',
      "'name:command {file}'",
      'now',
    ])
  })

  it('does not mistake an apostrophe for the beginning of a quote', () => {
    expect(wrapped("the package's cases and the tools' files", 16)).toEqual([
      "the package's",
      'cases and the',
      "tools' files",
    ])
  })
})

describe('wrappedParagraphs', () => {
  it('joins the lines of a paragraph, and keeps lines that begin with a blank', () => {
    expect(wrappedParagraphs('one\ntwo three\n\nExamples:\n  a long command\n', 9)).toBe(
      'one two\nthree\n\nExamples:\n  a long command\n',
    )
  })

  it('wraps the second column of a row below itself', () => {
    expect(wrappedParagraphs('  name  what it is\n  other  a', 14)).toBe(
      '  name  what\n        it is\n  other  a',
    )
  })
})
