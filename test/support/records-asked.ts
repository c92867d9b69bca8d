/** Whether tests record what they asked tools about: `npm run asked` sets this. */
export const recordsAsked = process.env['RECORD_ASKED'] === '1'
