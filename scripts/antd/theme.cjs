const { color, font } = require('../../src/ui/theme/tokens.json');

/** The class that antd's variables hang on: each of its components carries it. */
const VARIABLES_CLASS = 'fp';

/** antd dressed in the tokens that the style sheets use too; tokens.json is the one place where a colour is written. */
const theme = {
  hashed: false,
  cssVar: { key: VARIABLES_CLASS },
  token: {
    colorPrimary: color.primary,
    colorPrimaryHover: color.primaryHover,
    colorLink: color.primary,
    colorError: color.danger,
    colorErrorBg: color.dangerSurface,
    colorWarningBg: color.warningSurface,
    colorSuccess: color.success,
    colorSuccessBg: color.successSurface,
    colorSuccessBorder: color.success,
    colorText: color.text,
    colorTextPlaceholder: color.textMuted,
    colorTextDisabled: color.controlOff,
    controlItemBgHover: color.surfaceSunken,
    controlItemBgActive: color.surfaceHover,
    colorBorder: color.borderStrong,
    colorBorderSecondary: color.border,
    colorBgLayout: color.page,
    fontFamily: font.family,
    fontSize: 13,
    borderRadius: 6,
    controlHeight: 32,
    motionDurationMid: '0.1s',
    motionDurationSlow: '0.15s',
    wireframe: false,
  },
  components: {
    // A switch that is off is as easy to see as one that is on.
    Switch: { colorTextQuaternary: color.controlOff, colorTextTertiary: color.textMuted },
  },
};

module.exports = { theme, VARIABLES_CLASS };
