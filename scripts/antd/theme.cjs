const antdTheme = require('antd/lib/theme').default;
const { color, colorDark, font, size, sizeCompact } = require('../../src/ui/theme/tokens.json');

/** The class that antd's variables hang on: each of its components carries it. */
const VARIABLES_CLASS = 'fp';

/** antd dressed in the tokens that the style sheets use too; tokens.json is the one place where a colour is written. */
const theme = createTheme(color);

/** The same in the dark: what antd derives by itself is derived for dark surfaces, but our own colours stay what they are. */
const darkTheme = {
  ...createTheme(colorDark),
  algorithm: [
    antdTheme.darkAlgorithm,
    (_seed, derived) => ({
      ...derived,
      colorPrimary: colorDark.primary,
      colorPrimaryActive: colorDark.primary,
      colorLink: colorDark.primary,
      colorLinkHover: colorDark.primaryHover,
      colorError: colorDark.danger,
      colorWarning: colorDark.warning,
      colorSuccess: colorDark.success,
      colorShadow: '#000',
    }),
  ],
};

/** The same with lower controls. */
const compactTheme = createTheme(color, sizeCompact);

function createTheme(color, { control } = size) {
  return {
    hashed: false,
    cssVar: { key: VARIABLES_CLASS },
    token: {
      colorPrimary: color.primary,
      colorPrimaryHover: color.primaryHover,
      // The ring around what has the focus.
      colorPrimaryBorder: color.focus,
      colorLink: color.primary,
      colorIcon: color.textMuted,
      colorError: color.danger,
      colorErrorBg: color.dangerSurface,
      colorWarning: color.warning,
      colorWarningBg: color.warningSurface,
      colorSuccess: color.success,
      colorSuccessBg: color.successSurface,
      colorSuccessBorder: color.success,
      colorText: color.text,
      colorTextPlaceholder: color.textMuted,
      colorTextDisabled: color.controlOff,
      // What stands on a filled button: in the dark those are light.
      colorTextLightSolid: color.surface,
      controlItemBgHover: color.surfaceSunken,
      controlItemBgActive: color.surfaceHover,
      // Of many controls the border is all that tells where they are.
      colorBorder: color.borderControl,
      colorBorderSecondary: color.border,
      colorBgLayout: color.page,
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      fontFamily: font.family,
      fontSize: 13,
      borderRadius: 6,
      controlHeight: Number.parseInt(control, 10),
      // Small controls are as small as may be in either density.
      controlHeightSM: 24,
      controlHeightXS: 16,
      motionDurationMid: '0.1s',
      motionDurationSlow: '0.15s',
      wireframe: false,
    },
    components: {
      // A switch that is off is as easy to see as one that is on.
      Switch: {
        colorTextQuaternary: color.controlOff,
        colorTextTertiary: color.textMuted,
        handleBg: color.surface,
      },
      Button: { primaryColor: color.surface, dangerColor: color.surface },
    },
  };
}

module.exports = { compactTheme, darkTheme, theme, VARIABLES_CLASS };
