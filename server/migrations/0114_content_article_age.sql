-- Articles say the minimum age by its place, `{age}`, and whoever shows one fills in what the policy says. The sentences that named a
-- number are those that every brand began with; what somebody has written in other words is left as it is.
with sentence (key, language, before, after) as (values
  ('account', 'en', '<p>You need to be ', ' or older'),
  ('agreement', 'en', '<p>You are ', ' or older'),
  ('account', 'zh', '<p>您须年满 ', ' 岁'),
  ('agreement', 'zh', '<p>您年满 ', ' 岁'),
  ('account', 'ja', '<p>', '歳以上の方がご利用いただけま'),
  ('agreement', 'ja', '<p>', '歳以上で'),
  ('account', 'th', '<p>คุณต้องมีอายุ ', ' ปีขึ้นไป บัญช'),
  ('agreement', 'th', '<p>คุณอายุ ', ' ปีขึ้นไป ได้ร'),
  ('account', 'vi', '<p>Bạn phải từ ', ' tuổi trở lên'),
  ('agreement', 'vi', '<p>Bạn từ ', ' tuổi trở lên'),
  ('account', 'pt', '<p>Você precisa ter ', ' anos ou mais'),
  ('agreement', 'pt', '<p>Você tem ', ' anos ou mais'),
  ('account', 'id', '<p>Anda harus berusia ', ' tahun ke atas'),
  ('agreement', 'id', '<p>Anda berusia ', ' tahun ke atas'),
  ('account', 'tl', '<p>Kailangang ', ' taong gulang '),
  ('agreement', 'tl', '<p>', ' taong gulang ')
)
update content.article_text as text
set body = regexp_replace(body, sentence.before || '\d\d' || sentence.after, sentence.before || '{age}' || sentence.after)
from sentence
where text.place = 'help' and text.key = sentence.key and text.language = sentence.language;
