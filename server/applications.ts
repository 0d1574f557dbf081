/** The applications that are offered, with their versions and platforms (section 3 of the specification). The seed draws from them in this order. */
export const APPLICATION_NAMES = ['pay', 'amble', 'mod'] as const;
export const APPLICATION_VERSIONS = ['1.0.0', '1.0.1', '1.6.0'] as const;
export const APPLICATION_PLATFORMS = ['browser', 'android', 'ios'] as const;
