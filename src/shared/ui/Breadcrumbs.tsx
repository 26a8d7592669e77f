import { Breadcrumb } from '@chakra-ui/react/breadcrumb';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { useScreenFacts } from './screenFacts.ts';

/** The way down to this page; the page itself is text. */
export function Breadcrumbs() {
  const { t } = useTranslation('common');
  const { crumbs } = useScreenFacts();
  const last = crumbs.length - 1;
  return (
    <Breadcrumb.Root aria-label={t('breadcrumb')}>
      <Breadcrumb.List>
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={`${index} ${label}`}>
            {index > 0 && <Breadcrumb.Separator />}
            <Breadcrumb.Item {...(index === last ? { 'aria-current': 'page' as const } : {})}>
              {to && index < last ? (
                <Breadcrumb.Link asChild>
                  <Link to={to}>{label}</Link>
                </Breadcrumb.Link>
              ) : (
                label
              )}
            </Breadcrumb.Item>
          </Fragment>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
